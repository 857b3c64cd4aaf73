import { useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import type { PlayApi } from '../api-shape.ts';
import { connection, deliver, type Sending } from '../deliver.ts';
import type { Failure } from '../failure.ts';
import { type Act, keeper } from './keeper.ts';
import { type Line, nextOpen, withConflict } from './lines.ts';
import { keepMine, type Mine, takeMine } from './mine.ts';

const { jury }: Pick<PlayApi, 'jury'> = api;

/** The juror's lines on this page and on the server: every change is saved at once, one after the other. */
export function useBallot(slug: string, night: number, given: readonly (Line & { version: number })[]) {
  const [lines, setLines] = useState<readonly Line[]>(given);
  const [index, setIndex] = useState(() => nextOpen(given, -1) ?? 0);
  const [sending, setSending] = useState<Sending>('idle');
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [mine, setMine] = useState<Mine | null>(null);
  const [keep] = useState(() =>
    keeper(new Map(given.map(({ code, version }) => [code, version])), send(slug, night), setSending),
  );
  // What the screen shows now, for answers that arrive later.
  const latest = useRef(lines);
  latest.current = lines;

  useEffect(() => {
    const kept = takeMine(slug, night);
    const at = given.findIndex(({ code }) => code === kept?.code);
    if (kept && at >= 0) {
      setMine(kept);
      setIndex(at);
    }
    const unsaved = (event: BeforeUnloadEvent) => {
      if (!keep.idle()) event.preventDefault();
    };
    addEventListener('beforeunload', unsaved);
    return () => removeEventListener('beforeunload', unsaved);
  }, [keep]);

  /** Shows a line as it is now and saves it. */
  async function put(line: Line, act: Act) {
    setLines((all) => all.map((one) => (one.code === line.code ? line : one)));
    setFailure(null);
    setSaved(false);
    const outcome = await keep.put(line.code, act);
    if (outcome.ok) return setSaved(true);
    if (outcome.failure.kind === 'refused' && outcome.failure.code === 'stale-version') {
      const now = latest.current.find(({ code }) => code === line.code) ?? line;
      keepMine(slug, night, now);
      return location.reload();
    }
    setIndex(latest.current.findIndex(({ code }) => code === line.code));
    setFailure(outcome.failure);
  }

  function open(at: number) {
    setIndex(at);
    setSaved(false);
    setFailure(null);
    setMine(null);
  }
  /** The juror takes himself off a lot, or comes back to it (J2); false: it was refused, and that is said. */
  async function bar(line: Line, why: string | null) {
    setFailure(null);
    const at = { slug, night, lot: line.code };
    const outcome = await deliver(
      () => (why === null ? jury.withdraw.mutate(at) : jury.declare.mutate({ ...at, why })),
      connection,
      setSending,
    );
    if (!outcome.ok) {
      setFailure(outcome.failure);
      return false;
    }
    const next = withConflict(line, why !== null);
    setLines((all) => all.map((one) => (one.code === line.code ? next : one)));
    return true;
  }
  return { lines, index, sending, saved, failure, mine, put, bar, open, forgetMine: () => setMine(null) };
}

function send(slug: string, night: number) {
  return (lot: string, act: Act, version: number) =>
    act.kind === 'abstain'
      ? jury.abstain.mutate({ slug, night, lot, version })
      : jury.score.mutate({
          slug,
          night,
          lot,
          version,
          scores: act.scores,
          remark: act.remark,
          done: act.done,
        });
}
