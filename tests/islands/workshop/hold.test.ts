import { beforeEach, describe, expect, test } from 'vitest';
import type { Held } from '../../../src/islands/workshop/api.ts';
import { createHold, type Hold, writes } from '../../../src/islands/workshop/hold.ts';
import { leaveName, tabName } from '../../../src/islands/workshop/hold-tab.ts';
import type { Holding } from '../../../src/literary/workshop.ts';

/** A question on its way: the test answers it. */
interface Question {
  over: boolean;
  answer: (held: Partial<Held>) => Promise<void>;
  fail: () => Promise<void>;
}

const elsewhere: Holding = { by: 'Вожатый', since: '2010-12-09T05:14:00.000Z', you: true };

let asked: Question[];
let due: { work: () => void; at: number }[];
let heard: Held[];
let hidden: boolean;
let hold: Hold;

const breathe = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};
const last = (): Question => {
  const found = asked.at(-1);
  if (!found) throw new Error('nothing was asked');
  return found;
};
const pass = async (): Promise<void> => {
  const now = due;
  due = [];
  for (const { work } of now) work();
  await breathe();
};

function open(held: Holding | null): void {
  [asked, due, heard, hidden] = [[], [], [], false];
  hold = createHold(
    {
      ask: (over) =>
        new Promise<Held>((resolve, reject) => {
          const answer = async (some: Partial<Held>) => (
            resolve({ ...elsewhere, mine: false, newer: null, ...some }),
            breathe()
          );
          const fail = async () => (reject(new TypeError('no network')), breathe());
          asked.push({ over, answer, fail });
        }),
      wait: (work, at) => {
        const entry = { work, at };
        due.push(entry);
        return () => (due = due.filter((one) => one !== entry));
      },
      heard: (held) => void heard.push(held),
      hidden: () => hidden,
    },
    held,
  );
}

async function look(answer: Partial<Held>): Promise<void> {
  hold.look();
  await breathe();
  await last().answer(answer);
}

beforeEach(() => open(null));

describe('a tab', () => {
  test('writes at once in a report that nobody held, waits for the answer where somebody did', () => {
    expect(writes(hold.state())).toBe(true);
    open(elsewhere);
    expect(writes(hold.state())).toBe(false);
  });

  test('that holds the report says every few seconds that it is still there', async () => {
    await look({ mine: true });
    expect(hold.state()).toEqual({ kind: 'mine' });
    expect(due.map(({ at }) => at)).toEqual([8_000]);
    await pass();
    expect(asked.map(({ over }) => over)).toEqual([false, false]);
  });

  test('that came second reads, knows who writes, and takes the report when it is given back', async () => {
    await look({ mine: false });
    expect(hold.state()).toEqual({ kind: 'theirs', lost: false, ...elsewhere });
    expect(writes(hold.state())).toBe(false);
    await pass();
    await last().answer({ mine: true });
    expect(hold.state()).toEqual({ kind: 'mine' });
  });

  test('takes the report over when it is told to, and never by itself', async () => {
    await look({ mine: false });
    const taken = hold.take();
    await breathe();
    expect(last().over).toBe(true);
    await last().answer({ mine: true });
    await expect(taken).resolves.toBe(true);
    expect(asked.filter(({ over }) => over)).toHaveLength(1);
  });

  test('that has lost the report knows that it had it', async () => {
    await look({ mine: true });
    await look({ mine: false });
    expect(hold.state()).toMatchObject({ kind: 'theirs', lost: true });
    await look({ mine: false });
    expect(hold.state()).toMatchObject({ kind: 'theirs', lost: true });
  });

  test('without a network keeps what it has, and asks again', async () => {
    await look({ mine: true });
    hold.look();
    await breathe();
    await last().fail();
    expect(hold.state()).toEqual({ kind: 'mine' });
    expect(due).toHaveLength(1);
    const taken = hold.take();
    await breathe();
    await last().fail();
    await expect(taken).resolves.toBe(false);
  });

  test('that nobody looks at takes nothing by itself', async () => {
    await look({ mine: false });
    hidden = true;
    await pass();
    expect(asked).toHaveLength(1);
    hidden = false;
    await pass();
    expect(asked).toHaveLength(2);
  });

  test('hands every answer on before it tells of its new state, once a change', async () => {
    let told = 0;
    hold.subscribe(() => {
      told += 1;
      expect(heard).toHaveLength(told);
    });
    await look({ mine: true });
    await look({ mine: false });
    expect(told).toBe(2);
    await look({ mine: false });
    expect(told).toBe(2);
  });

  test('asks one thing at a time', async () => {
    hold.look();
    hold.look();
    await breathe();
    expect(asked).toHaveLength(1);
    await last().answer({ mine: true });
    expect(asked).toHaveLength(2);
  });

  test('asks no more when its page is gone', async () => {
    hold.look();
    await breathe();
    hold.stop();
    await last().answer({ mine: true });
    expect(due).toEqual([]);
  });
});

describe('the name of a tab', () => {
  const session = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };

  test('stays when its page is loaded anew', () => {
    const storage = session();
    const name = tabName(storage);
    leaveName(storage, name);
    expect(tabName(storage)).toBe(name);
  });

  test('is another one in a copy of the tab, and where nothing can be kept', () => {
    const storage = session();
    expect(tabName(storage)).not.toBe(tabName(storage));
    expect(tabName(null)).not.toBe(tabName(null));
    expect(tabName(null)).toMatch(/^[0-9a-z]{8,64}$/);
  });
});
