import { expect, test } from 'vitest';
import { type Act, keeper } from '../../../../src/islands/play/ballot/keeper.ts';

const score = (wit: number): Act => ({ kind: 'score', scores: { wit }, remark: '', done: false });

/** A server that keeps versions as ours does, and answers when told to. */
function desk() {
  const rows = new Map<string, { version: number; act: Act }>();
  const calls: string[] = [];
  let online = true;
  const send = async (lot: string, act: Act, version: number) => {
    await Promise.resolve();
    if (!online) throw new TypeError('fetch failed');
    calls.push(`${lot} ${act.kind === 'score' ? act.scores.wit : 'abstain'} v${version}`);
    if ((rows.get(lot)?.version ?? 0) !== version) {
      throw Object.assign(new Error(), {
        data: { httpStatus: 409, refusal: { code: 'stale-version', message: '' } },
      });
    }
    rows.set(lot, { version: version + 1, act });
    return { version: version + 1 };
  };
  return { rows, calls, send, connect: (state: boolean) => (online = state) };
}

test('ten quick changes are two saves, and the last one is what stands', async () => {
  const { rows, calls, send } = desk();
  const keep = keeper(new Map(), send, () => undefined);
  await Promise.all(Array.from({ length: 10 }, (_, n) => keep.put('К-52', score(n + 1))));
  expect(calls).toEqual(['К-52 1 v0', 'К-52 10 v1']);
  expect(rows.get('К-52')).toEqual({ version: 2, act: score(10) });
});

test('lots are saved one after the other, each with its own version', async () => {
  const { calls, send } = desk();
  const keep = keeper(new Map(), send, () => undefined);
  await Promise.all([
    keep.put('А-11', score(5)),
    keep.put('Б-12', { kind: 'abstain' }),
    keep.put('А-11', score(6)),
  ]);
  expect(calls).toEqual(['А-11 5 v0', 'Б-12 abstain v0', 'А-11 6 v1']);
  expect(keep.idle()).toBe(true);
});

test('a version of another window is refused, and nothing of it is overwritten', async () => {
  const { rows, send } = desk();
  await send('К-52', score(3), 0);
  const keep = keeper(new Map([['К-52', 0]]), send, () => undefined);
  expect(await keep.put('К-52', score(9))).toMatchObject({
    ok: false,
    failure: { kind: 'refused', code: 'stale-version' },
  });
  expect(rows.get('К-52')?.act).toEqual(score(3));
});

test('without a connection nothing is lost', async () => {
  const { rows, send, connect } = desk();
  connect(false);
  const reconnect = async () => void connect(true);
  const keep = keeper(new Map(), send, () => undefined, reconnect);
  await Promise.all([keep.put('К-52', score(4)), keep.put('К-52', score(8))]);
  expect(rows.get('К-52')?.act).toEqual(score(8));
});
