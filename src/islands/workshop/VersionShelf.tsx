import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { ReportDocument } from '../../literary/document.ts';
import type { KeptVersion } from '../../literary/version.ts';
import { failureOf } from '../play/failure.ts';
import type { Place, WorkshopApi } from './api.ts';
import { documentOf } from './document-edits.ts';
import type { Versions as Kept } from './use-versions.ts';
import { VersionDialog } from './VersionDialog.tsx';
import { Versions } from './Versions.tsx';

interface Props {
  editor: Editor;
  place: Place;
  api: WorkshopApi;
  versions: Kept;
  /** null: the report cannot be changed here now. */
  restore: ((id: string) => Promise<boolean>) | null;
}

interface Compared {
  readonly version: KeptVersion;
  readonly kept: unknown;
  readonly present: ReportDocument;
}

function words(error: unknown): string {
  const failure = failureOf(error);
  return failure.kind === 'offline'
    ? 'Нет связи. Версию сохраним, когда она вернётся: нажмите ещё раз.'
    : failure.message;
}

/** The shelf of versions: what was kept, how it differs from the present text, and the way back. */
export function VersionShelf({ editor, place, api, versions, restore }: Props) {
  const [compared, setCompared] = useState<Compared | null>(null);
  const { slug, night } = place;

  async function keep(name: string): Promise<string | null> {
    try {
      await api.report.keep.mutate({ slug, night, name, document: documentOf(editor) });
      versions.reload();
      return null;
    } catch (error) {
      return words(error);
    }
  }

  async function compare(version: KeptVersion): Promise<void> {
    const present = documentOf(editor);
    setCompared({ version, present, kept: null });
    try {
      const { document } = await api.report.version.query({ slug, night, id: version.id });
      setCompared((now) => (now?.version === version ? { version, present, kept: document } : now));
    } catch {
      setCompared(null);
    }
  }

  return (
    <>
      <Versions list={versions.list} keep={restore && keep} compare={(version) => void compare(version)} />
      {compared && (
        <VersionDialog
          {...compared}
          close={() => setCompared(null)}
          restore={restore && (() => restore(compared.version.id))}
        />
      )}
    </>
  );
}
