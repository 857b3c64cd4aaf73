import { useCallback, useEffect, useState } from 'react';
import type { KeptVersion } from '../../literary/version.ts';
import type { Place, WorkshopApi } from './api.ts';

/** The versions that are kept of a report; null: not told yet. */
export interface Versions {
  readonly list: readonly KeptVersion[] | null;
  readonly reload: () => void;
}

/** Asks for the versions of a night's report, and again when one was added or when `parted` changes. */
export function useVersions({ slug, night }: Place, api: WorkshopApi, parted: boolean): Versions {
  const [list, setList] = useState<readonly KeptVersion[] | null>(null);
  const reload = useCallback(
    () =>
      // Without a connection the list that was told stays.
      void api.report.versions.query({ slug, night }).then(setList, () => undefined),
    [api, slug, night],
  );
  useEffect(reload, [reload, parted]);
  return { list, reload };
}
