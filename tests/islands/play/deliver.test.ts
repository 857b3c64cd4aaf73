import { describe, expect, test } from 'vitest';
import { deliver, type Sending } from '../../../src/islands/play/deliver.ts';
import { failureOf } from '../../../src/islands/play/failure.ts';

const lost = new TypeError('fetch failed');
const refusal = (code: string, httpStatus: number, field?: string) =>
  Object.assign(new Error(code), { data: { httpStatus, refusal: { code, message: 'Слова.', field } } });

/** A server that gives these answers one after another. */
function server(...answers: (string | Error)[]) {
  let calls = 0;
  return {
    calls: () => calls,
    send: async () => {
      const answer = answers[calls++] ?? lost;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}
const soon = () => Promise.resolve();

describe('what is sent', () => {
  test('is sent again, the same, until the connection is back', async () => {
    const flaky = server(lost, lost, 'принято');
    const states: Sending[] = [];
    expect(await deliver(flaky.send, soon, (state) => states.push(state))).toEqual({
      ok: true,
      answer: 'принято',
    });
    expect(flaky.calls()).toBe(3);
    expect(states.filter((state) => state === 'waiting')).toHaveLength(2);
    expect(states.at(-1)).toBe('idle');
  });

  test('is not sent again once it is refused', async () => {
    const strict = server(refusal('late', 422), 'принято');
    expect(await deliver(strict.send, soon, () => undefined)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 'late' },
    });
    expect(strict.calls()).toBe(1);
  });
});

describe('a failure', () => {
  test.each([
    ['a lost connection', lost, { kind: 'offline' }],
    ['nothing we know', undefined, { kind: 'offline' }],
    ['a refusal', refusal('dead-target', 422), { kind: 'refused', code: 'dead-target', message: 'Слова.' }],
    [
      'a refusal at a field',
      refusal('too-long', 422, 'description'),
      { kind: 'refused', code: 'too-long', message: 'Слова.', field: 'description' },
    ],
    [
      'a sign-in run out',
      refusal('not-signed-in', 401),
      { kind: 'signed-out', message: 'Вход устарел. Войдите ещё раз, черновик не пропадёт.' },
    ],
    [
      'a mistake of ours',
      refusal('failed', 500),
      { kind: 'failed', message: 'Не получилось отправить. Черновик на месте, попробуйте ещё раз.' },
    ],
  ])('is read as %s', (_, error, failure) => {
    expect(failureOf(error)).toEqual(failure);
  });
});
