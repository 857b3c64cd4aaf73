import { useMemo, useState } from 'react';
import { readDocument, type ReportDocument } from '../literary/document.ts';
import { mend } from '../literary/mend.ts';
import type { Workshop } from '../literary/workshop.ts';
import { api as siteApi } from './api.ts';
import type { WorkshopApi } from './workshop/api.ts';
import type { MorningApi } from './workshop/morning-api.ts';
import { WorkshopDesk } from './workshop/WorkshopDesk.tsx';
import { Unreadable } from './workshop/Unreadable.tsx';

interface Props {
  workshop: Workshop;
  api?: WorkshopApi & MorningApi;
}

/** «Мастерская»: the literary report of one night, its material and its checks. */
export default function ReportEditor({ workshop, api = siteApi }: Props) {
  const stored = useMemo(() => readDocument(workshop.document), [workshop.document]);
  const [mended, setMended] = useState<ReportDocument | null>(null);
  if (stored.ok) return <WorkshopDesk workshop={workshop} stored={stored.value} api={api} />;
  if (mended) return <WorkshopDesk workshop={workshop} stored={mended} api={api} />;
  const rest = workshop.published ? null : mend(workshop.document);
  return (
    <Unreadable document={workshop.document} refusal={stored.error} open={rest && (() => setMended(rest))} />
  );
}
