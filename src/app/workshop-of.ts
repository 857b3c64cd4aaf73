import type { CommandOutcome } from '../engine/outcome.ts';
import type { Phrases } from '../engine/phrases.ts';
import { type Cast, roleName } from '../literary/cast.ts';
import type { NightDescription, NightMaterial } from '../literary/material.ts';
import { permittedName } from '../literary/permitted.ts';
import type { Holding, Workshop } from '../literary/workshop.ts';
import type { Context, GameRow } from './ports.ts';
import type { ReportDeskRow, ReportRow } from './ports/reports.ts';

interface Given {
  desk: {
    it: { row: Pick<GameRow, 'slug' | 'ruleset'> };
    night: { published: boolean };
    material: NightMaterial;
    report: ReportRow | null;
    originals: ReadonlyMap<string, string>;
  };
  /** As it is stored, or an empty one. */
  document: unknown;
  dueAt: Date | null;
  /** At that hour the night comes out by itself. */
  comesOut: boolean;
  held: Holding | null;
  kept: ReportDeskRow | null;
}

/** «Убить Котофей» */
export function commandWords({ ability, targets }: CommandOutcome, phrases: Phrases): string {
  return [ability ? phrases.abilities[ability].name : '', targets.join(', ')].join(' ').trim();
}

/** «да», «нет, погибает сам» — the host's trace in a word. */
export function outcomeWords({ status, reason }: CommandOutcome, phrases: Phrases): string {
  if (status === 'effective') return 'да';
  const why = reason ? phrases.reasons[reason] : '';
  return why ? `${status === 'refused' ? 'отказ' : 'нет'}, ${why}` : 'нет';
}

/** «в отчёте это мирный житель»: as whom a description may name the living to whom its deed was done. */
function namedWords(one: NightDescription, material: NightMaterial, cast: Cast): string {
  const names = (one.command?.targets ?? [])
    .filter((target) => target !== one.author && material.alive.includes(target))
    .map((target) => permittedName(one, target, material));
  const known = names.flatMap((role) => (role === null ? [] : [roleName(cast, role)]));
  return known.length === 0 ? '' : `, в отчёте это ${known.join(', ')}`;
}

/** The night's material in the words of the desk. */
export function workshopOf(ctx: Context, { desk, document, dueAt, comesOut, held, kept }: Given): Workshop {
  const { it, night, material, report, originals } = desk;
  const { row } = it;
  const [cast, phrases] = [ctx.cast(row.ruleset), ctx.phrases(row.ruleset)];
  return {
    slug: row.slug,
    night: material.night,
    document,
    version: report?.version ?? 0,
    savedAt: report?.savedAt.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    byItself: comesOut,
    held,
    published: Boolean(report?.publishedAt),
    told: night.published,
    readyVersion: kept?.readyVersion ?? null,
    lockedAt: kept?.lockedAt?.toISOString() ?? null,
    materials: material.descriptions.map((one) => ({
      id: one.id,
      n: one.n,
      author: one.author,
      character: roleName(cast, one.role),
      text: one.text,
      original: originals.get(one.id) ?? null,
      command: one.command ? commandWords(one.command, phrases) : null,
      outcome: one.command
        ? outcomeWords(one.command, phrases) + namedWords(one, material, cast)
        : 'без команды',
      rule: one.command?.rule ?? null,
      class: one.class,
    })),
    deaths: material.deaths.map((death) => ({
      player: death.player,
      character: roleName(cast, death.commissar ? 'commissar' : death.character),
    })),
    material,
    cast,
  };
}
