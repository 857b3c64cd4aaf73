import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { readDocument, type ReportDocument } from '../literary/document.ts';
import { SCHEMA_VERSION } from '../literary/report.ts';
import { salvage } from '../literary/salvage.ts';
import { type Occasion, occasionsOfHost } from '../literary/version.ts';
import { phaseNumber, slug, title } from './fields.ts';
import { inTurn } from './in-turn.ts';
import { openDesk } from './open-workshop.ts';
import type { Actor, Context } from './ports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

/** The most that one night's report may have under names; of those kept by themselves the newest so many stay. */
const MOST = 100;
/** A text is looked for among so many of the newest versions: an old one may well be kept once more. */
const NEWEST = 3;

interface Backup {
  gameId: string;
  night: number;
  occasion: Occasion;
  document: unknown;
  by: string;
}

/** Whether a document is what is stored already, to the letter. */
export const isStored = (stored: unknown, document: unknown): boolean =>
  isDeepStrictEqual(stored, JSON.parse(JSON.stringify(document)));

/** Whether a well-formed text is the one that stands, in whatever shape that was written down. */
export function stands(stored: unknown, document: ReportDocument): boolean {
  if (isStored(stored, document)) return true;
  const read = readDocument(stored);
  return read.ok && isStored(JSON.parse(JSON.stringify(read.value)), document);
}

/** Keeps a text by itself before something replaces it (W5); one without words, or kept just now, is not kept again. */
export async function backUp(ctx: Context, backup: Backup): Promise<void> {
  const { gameId, night, occasion, document, by } = backup;
  if (salvage(document).every((words) => words.trim() === '')) return;
  const { reportVersions } = ctx.store;
  const newest = await reportVersions.newest(gameId, night, NEWEST);
  if (newest.some((one) => isStored(one.document, document))) return;
  await reportVersions.add(gameId, {
    id: ctx.chance.id(),
    night,
    name: occasion,
    kind: 'backup',
    schema: SCHEMA_VERSION,
    document,
    at: ctx.now(),
    byNick: by,
  });
  await reportVersions.trim(gameId, night, MOST);
}

const base = z.object({ slug, night: phaseNumber, document: z.unknown() });
const named = base.extend({ name: title(80) });

/** «Сохранить версию»: the text as it stands in the editor is kept under a name. */
export async function keepVersion(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<{ id: string }, Refusal>> {
  const read = readInput(named, raw);
  if (!read.ok) return read;
  const { night, name } = read.value;
  return inTurn(ctx, read.value.slug, async (inside) => {
    const opened = await openText(inside, actor, read.value);
    if (!opened.ok) return opened;
    const { gameId, document, by } = opened.value;
    const { reportVersions } = inside.store;
    const versions = (await reportVersions.list(gameId, night)).filter(({ kind }) => kind === 'named');
    // A double click, or an answer that was lost on its way.
    const last = versions.find((one) => one.name === name);
    const same = last && (await reportVersions.get(gameId, night, last.id));
    if (same && isStored(same.document, document)) return { ok: true, value: { id: same.id } };
    if (versions.length >= MOST) return refuse('versions-full', { max: MOST });
    const id = inside.chance.id();
    await reportVersions.add(gameId, {
      ...{ id, night, name, kind: 'named', document, byNick: by },
      schema: SCHEMA_VERSION,
      at: ctx.now(),
    });
    return { ok: true, value: { id } };
  });
}

const aside = base.extend({ occasion: z.enum(occasionsOfHost) });

/** The host has chosen between two texts: the other one is kept. */
export async function setAside(ctx: Context, actor: Actor, raw: unknown): Promise<Result<null, Refusal>> {
  const read = readInput(aside, raw);
  if (!read.ok) return read;
  const { night, occasion } = read.value;
  return inTurn(ctx, read.value.slug, async (inside) => {
    const opened = await openText(inside, actor, read.value);
    if (!opened.ok) return opened;
    await backUp(inside, { ...opened.value, night, occasion });
    return { ok: true, value: null };
  });
}

/** The host's night and a well-formed text of it. */
async function openText(ctx: Context, actor: Actor, input: z.output<typeof base>) {
  const desk = await openDesk(ctx, actor, input);
  if (!desk.ok) return desk;
  const { it, material } = desk.value;
  const document = readDocument(
    input.document,
    material.descriptions.map(({ id }) => id),
  );
  if (!document.ok) return refuse(document.error.code, { path: document.error.path });
  return {
    ok: true as const,
    value: { gameId: it.row.id, document: document.value, by: actor?.nick ?? '' },
  };
}
