import { useState } from 'react';
import type { Workshop } from '../../literary/workshop.ts';
import { failureOf } from '../play/failure.ts';
import type { MorningApi, Prepared } from './morning-api.ts';
import type { SaveState } from './saver.ts';

interface Given {
  workshop: Workshop;
  api: MorningApi;
  save: SaveState;
  /** The version that the server has of what is on this desk. */
  version: () => number;
  settle: () => Promise<SaveState>;
}

/** Ready as it stands; ready once and written on since; or not declared ready. */
export type Readiness = 'ready' | 'edited' | 'unready';

/** What is declared ready, against what stands on the desk. */
export function readinessOf(readyVersion: number | null, version: number, save: SaveState): Readiness {
  if (readyVersion === null) return 'unready';
  return readyVersion === version && save.kind === 'saved' ? 'ready' : 'edited';
}

/** «Готов к публикации» and «Закрыть правку описаний», with what came of them. */
export function useMorning({ workshop, api, save, version, settle }: Given) {
  const { slug, night, materials } = workshop;
  const [prepared, setPrepared] = useState<Prepared>({ ...workshop, corrected: [] });
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  async function run(work: () => Promise<Prepared>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setMessage(null);
    try {
      setPrepared(await work());
    } catch (error) {
      const failure = failureOf(error);
      setMessage(
        failure.kind === 'offline' ? 'Нет связи. Попробуйте ещё раз, когда появится.' : failure.message,
      );
    } finally {
      setBusy(false);
    }
  }

  async function mark(ready: boolean): Promise<void> {
    if (ready && (await settle()).kind !== 'saved') {
      return setMessage('Сначала отчёт должен сохраниться: отметка относится к\u00a0сохранённому.');
    }
    await run(() => api.report.ready.mutate({ slug, night, version: version(), ready }));
  }

  return {
    readiness: readinessOf(prepared.readyVersion, version(), save),
    locked: prepared.lockedAt !== null,
    /** Authors have corrected what this desk still shows as it was. */
    stale: prepared.corrected.some(({ id, text }) => materials.find((one) => one.id === id)?.text !== text),
    busy,
    message,
    mark: (ready: boolean) => void mark(ready),
    lock: (locked: boolean) => void run(() => api.report.lock.mutate({ slug, night, locked })),
  };
}

export type MorningActs = ReturnType<typeof useMorning>;
