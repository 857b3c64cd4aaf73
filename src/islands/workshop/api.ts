import type { ReportDocument } from '../../literary/document.ts';
import type { Holding } from '../../literary/workshop.ts';
import type { KeptVersion, Occasion } from '../../literary/version.ts';

/** What every call of the workshop names: whose report it is, and which version it was written on. */
export interface Written {
  readonly slug: string;
  readonly night: number;
  readonly version: number;
  readonly document: ReportDocument;
}

export interface Saved {
  readonly version: number;
  readonly savedAt: string;
}

/** A night's report, as every call names it. */
export interface Place {
  readonly slug: string;
  readonly night: number;
}

/** Which tab calls. */
export interface Holder {
  readonly holder: string;
}

/** Who holds the report; `newer`: what was saved since this tab has looked. */
export interface Held extends Holding {
  readonly mine: boolean;
  readonly newer: (Saved & { readonly document?: unknown }) | null;
}

/** What the workshop calls. A refusal comes as an error's `data.refusal`; `version-conflict` brings the other document. */
export interface WorkshopApi {
  readonly report: {
    readonly save: { mutate(input: Written & Holder): Promise<Saved> };
    readonly draft: { mutate(input: Omit<Written, 'version'>): Promise<{ document: ReportDocument }> };
    readonly publish: { mutate(input: Written & Holder): Promise<{ url: string }> };
    readonly hold: { mutate(input: Place & Holder & { version: number; over: boolean }): Promise<Held> };
    readonly keep: { mutate(input: Place & { name: string; document: ReportDocument }): Promise<unknown> };
    readonly setAside: {
      mutate(input: Place & { occasion: Occasion; document: ReportDocument }): Promise<unknown>;
    };
    readonly versions: { query(input: Place): Promise<readonly KeptVersion[]> };
    readonly version: { query(input: Place & { id: string }): Promise<{ document?: unknown }> };
    readonly restore: {
      mutate(
        input: Place & Holder & { id: string; version: number },
      ): Promise<Saved & { document: ReportDocument }>;
    };
  };
}

/** The most that a browser sends after its page is gone. */
const KEEPALIVE_BYTES = 60_000;

/** A call that the browser finishes without its page, if it is small enough. */
function send(procedure: string, input: unknown): Promise<Response> {
  const body = JSON.stringify(input);
  return fetch(`/api/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: new TextEncoder().encode(body).length < KEEPALIVE_BYTES,
  });
}

/** Saves while the page is being left: the browser finishes the call without it, if the report is small enough. */
export async function saveLeaving(written: Written & Holder): Promise<Saved> {
  const answer = await send('report.save', written);
  const { result, error } = (await answer.json()) as { result?: { data: Saved }; error?: { data: unknown } };
  if (!result) throw Object.assign(new Error('refused'), { data: error?.data });
  return result.data;
}

/** Gives the report back while the page is being left; unheard, the hold ends by itself. */
export const leaveDesk = (tab: Place & Holder): void => void send('report.leave', tab).catch(() => undefined);
