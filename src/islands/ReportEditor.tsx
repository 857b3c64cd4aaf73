import { useMemo } from 'react';
import { readDocument } from '../literary/document.ts';
import type { Workshop } from '../literary/workshop.ts';
import { api as siteApi } from './api.ts';
import type { WorkshopApi } from './workshop/api.ts';
import { WorkshopDesk } from './workshop/WorkshopDesk.tsx';
import { Unreadable } from './workshop/Unreadable.tsx';

interface Props {
  workshop: Workshop;
  api?: WorkshopApi;
}

/** «Мастерская»: the literary report of one night, its material and its checks. */
export default function ReportEditor({ workshop, api = siteApi }: Props) {
  const stored = useMemo(() => readDocument(workshop.document), [workshop.document]);
  return stored.ok ? (
    <WorkshopDesk workshop={workshop} stored={stored.value} api={api} />
  ) : (
    <Unreadable document={workshop.document} refusal={stored.error} />
  );
}
