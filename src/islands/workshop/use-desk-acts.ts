import { useMemo, useRef } from 'react';
import type { Workshop } from '../../literary/workshop.ts';
import type { CheckActs } from './Checks.tsx';
import type { MaterialActs } from './Materials.tsx';
import type { useActs } from './use-acts.ts';

type Acts = ReturnType<typeof useActs>;

/**
 * What the lists beside the editor call. The same objects as long as they may act: the lists are long, and must not be
 * drawn anew whenever the report is saved.
 */
export function useDeskActs(
  workshop: Workshop,
  open: Acts | null,
): {
  readonly checkActs: CheckActs | null;
  readonly materialActs: MaterialActs | null;
  readonly numberOf: (source: string) => number | null;
} {
  const latest = useRef(open);
  latest.current = open;
  const may = open !== null;
  const acts = useMemo(
    () => ({
      checkActs: may
        ? ({
            show: (...given) => latest.current?.showFinding(...given),
            accept: (...given) => latest.current?.accept(...given),
            rumour: (...given) => latest.current?.rumour(...given),
          } satisfies CheckActs)
        : null,
      materialActs: may
        ? ({
            insert: (...given) => latest.current?.insert(...given),
            retell: (...given) => latest.current?.retell(...given),
            omit: (...given) => latest.current?.omit(...given),
            show: (...given) => latest.current?.showRow(...given),
          } satisfies MaterialActs)
        : null,
    }),
    [may],
  );
  const numberOf = useMemo(() => {
    const numbers = new Map(workshop.materials.map(({ id, n }) => [id, n]));
    return (source: string) => numbers.get(source) ?? null;
  }, [workshop]);
  return { ...acts, numberOf };
}
