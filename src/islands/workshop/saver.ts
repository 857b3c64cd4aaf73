import { plainText, type ReportDocument } from '../../literary/document.ts';
import { failureOf } from '../play/failure.ts';
import type { Saved, Written } from './api.ts';
import { type OtherVersion, otherVersion, sameDocument } from './conflict.ts';
import type { LocalCopy } from './local-copy.ts';

/** How the report stands to the server's copy. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: string | null }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** No connection: tried again by itself. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly message: string }
  /** Somebody saved meanwhile: nothing is sent until the host has chosen. */
  | { readonly kind: 'conflict'; readonly mine: ReportDocument; readonly other: OtherVersion };

/** The report that a saver begins with. */
export interface SavedReport {
  readonly slug: string;
  readonly night: number;
  readonly version: number;
  readonly savedAt: string | null;
  readonly document: ReportDocument;
}

/** What a saver needs of the page it lives on. */
export interface SaverWorld {
  readonly save: (written: Written) => Promise<Saved>;
  /** Sends while the page is being left. */
  readonly saveLeaving: (written: Written) => Promise<Saved>;
  readonly keep: (copy: LocalCopy | null) => void;
  readonly wait: (work: () => void, milliseconds: number) => () => void;
}

const PAUSE = 1000;
const RETRY = 5000;

/** Saves a report by itself, one version after another: a second after the last change, never twice at once. */
export function createSaver(world: SaverWorld, report: SavedReport) {
  const { slug, night } = report;
  let { version, document: base } = report;
  let pending: ReportDocument | null = null;
  let sending: ReportDocument | null = null;
  let state: SaveState = { kind: 'saved', at: report.savedAt };
  let cancel: () => void = () => undefined;
  const listeners = new Set<() => void>();
  const settled = new Set<() => void>();

  const tell = (next: SaveState): void => {
    state = next;
    for (const listener of listeners) listener();
    if (next.kind === 'unsaved' || next.kind === 'saving') return;
    for (const resolve of settled) resolve();
    settled.clear();
  };

  const later = (milliseconds: number): void => {
    cancel();
    cancel = world.wait(() => void send(world.save), milliseconds);
  };

  /** Whether a text is the one that is saved; words are compared first, for that takes no time while somebody types. */
  const stands = (document: ReportDocument): boolean =>
    plainText(document) === plainText(base) && sameDocument(document, base);

  const keep = (): void => {
    const document = pending ?? sending;
    world.keep(document && { version, document, sending });
  };

  function taken(document: ReportDocument, saved: Saved): void {
    version = saved.version;
    base = document;
    if (pending && sameDocument(pending, document)) pending = null;
    sending = null;
    keep();
    if (!pending) return tell({ kind: 'saved', at: saved.savedAt });
    tell({ kind: 'unsaved' });
    later(PAUSE);
  }

  function failed(document: ReportDocument, error: unknown): void {
    const other = otherVersion(error);
    // The answer to an earlier try was lost on its way: the server has this very text.
    if (other && sameDocument(other.document, document)) {
      return taken(document, { version: other.version, savedAt: new Date().toISOString() });
    }
    pending ??= document;
    sending = null;
    keep();
    if (other) return tell({ kind: 'conflict', mine: pending, other });
    const failure = failureOf(error);
    if (failure.kind === 'refused') return tell({ kind: 'refused', message: failure.message });
    tell(failure.kind === 'offline' ? { kind: 'waiting' } : { kind: 'refused', message: failure.message });
    later(RETRY);
  }

  async function send(way: SaverWorld['save']): Promise<void> {
    cancel();
    if (!pending || sending || state.kind === 'conflict') return;
    const document = pending;
    pending = null;
    sending = document;
    keep();
    tell({ kind: 'saving' });
    try {
      taken(document, await way({ slug, night, version, document }));
    } catch (error) {
      failed(document, error);
    }
  }

  return {
    /** The report may have changed: what is saved already is not saved again, for another version is no more the one declared ready. */
    change(document: ReportDocument): void {
      if (state.kind === 'saved' && !pending && !sending && stands(document)) return;
      pending = document;
      keep();
      if (state.kind === 'conflict') return tell({ ...state, mine: document });
      if (sending) return;
      tell({ kind: 'unsaved' });
      later(PAUSE);
    },
    /** Sends at once what is not saved yet; the page may be going away. */
    leave(): void {
      void send(world.saveLeaving);
    },
    /** Tries at once: the connection is back, or the host wants to go on. Resolves when nothing is under way. */
    async settle(): Promise<SaveState> {
      void send(world.save);
      while (state.kind === 'unsaved' || state.kind === 'saving') {
        await new Promise<void>((resolve) => settled.add(resolve));
      }
      return state;
    },
    /** Two versions have parted: what is written here, and what was saved elsewhere. */
    part(mine: ReportDocument, other: OtherVersion): void {
      cancel();
      pending = mine;
      tell({ kind: 'conflict', mine, other });
    },
    /** Goes on from a text saved elsewhere, or restored; false: something here is not saved yet. */
    follow(other: OtherVersion, savedAt: string): boolean {
      if (pending || sending || state.kind === 'conflict') return false;
      version = other.version;
      base = other.document;
      tell({ kind: 'saved', at: savedAt });
      return true;
    },
    /** The host has chosen: this text goes on from the other version. */
    resolve(document: ReportDocument): void {
      if (state.kind !== 'conflict') return;
      const { other } = state;
      version = other.version;
      base = other.document;
      pending = sameDocument(document, other.document) ? null : document;
      keep();
      tell(pending ? { kind: 'unsaved' } : { kind: 'saved', at: new Date().toISOString() });
      if (pending) later(0);
    },
    version: () => version,
    /** The text that both sides of a conflict began with. */
    base: () => base,
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Saver = ReturnType<typeof createSaver>;
