import type { ReportDocument } from '../../literary/document.ts';

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

/** What the workshop calls. A refusal comes as an error's `data.refusal`; `version-conflict` brings the other document. */
export interface WorkshopApi {
  readonly report: {
    readonly save: { mutate(input: Written): Promise<Saved> };
    readonly draft: { mutate(input: Omit<Written, 'version'>): Promise<{ document: ReportDocument }> };
    readonly publish: { mutate(input: Written): Promise<{ url: string }> };
  };
}

/** The most that a browser sends after its page is gone. */
const KEEPALIVE_BYTES = 60_000;

/** Saves while the page is being left: the browser finishes the call without it, if the report is small enough. */
export async function saveLeaving(written: Written): Promise<Saved> {
  const body = JSON.stringify(written);
  const answer = await fetch('/api/trpc/report.save', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: new TextEncoder().encode(body).length < KEEPALIVE_BYTES,
  });
  const { result, error } = (await answer.json()) as { result?: { data: Saved }; error?: { data: unknown } };
  if (!result) throw Object.assign(new Error('refused'), { data: error?.data });
  return result.data;
}
