import { beforeEach, describe, expect, test } from 'vitest';
import type { ReportDocument } from '../../../src/literary/document.ts';
import type { Saved, Written } from '../../../src/islands/workshop/api.ts';
import type { LocalCopy } from '../../../src/islands/workshop/local-copy.ts';
import { createSaver, type Saver } from '../../../src/islands/workshop/saver.ts';
import { saying } from './desk-of-night.ts';

/** A call on its way: the test answers it. */
interface Call {
  written: Written;
  leaving: boolean;
  answer: (saved: Saved) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
}

let calls: Call[];
let due: { work: () => void; at: number }[];
let copy: LocalCopy | null;
let saver: Saver;

const breathe = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};
const pass = (): void => {
  const now = due;
  due = [];
  for (const { work } of now) work();
};
const call = (leaving: boolean) => (written: Written) =>
  new Promise<Saved>((resolve, reject) => {
    const answer = async (saved: Saved) => (resolve(saved), breathe());
    const fail = async (error: unknown) => (reject(error as Error), breathe());
    calls.push({ written, leaving, answer, fail });
  });
const last = (): Call => {
  const found = calls.at(-1);
  if (!found) throw new Error('nothing was sent');
  return found;
};
const refused = (code: string, detail?: unknown, httpStatus = 409) => ({
  data: { httpStatus, refusal: { code, message: `отказ ${code}`, detail } },
});
const saved = (version: number): Saved => ({ version, savedAt: `2010-12-09T06:0${version}:00.000Z` });
const textOf = (document: ReportDocument) => document.content[1]?.content?.[0]?.text;

beforeEach(() => {
  calls = [];
  due = [];
  copy = null;
  saver = createSaver(
    {
      save: call(false),
      saveLeaving: call(true),
      keep: (next) => (copy = next),
      wait: (work, at) => {
        const entry = { work, at };
        due.push(entry);
        return () => (due = due.filter((one) => one !== entry));
      },
    },
    { slug: 'test', night: 3, version: 1, savedAt: null, document: saying('начало') },
  );
});

describe('the saver', () => {
  test('saves a second after the last change, once, and says when', async () => {
    saver.change(saying('а'));
    saver.change(saying('аб'));
    expect(saver.state().kind).toBe('unsaved');
    expect(due.map(({ at }) => at)).toEqual([1000]);
    pass();
    expect(calls).toHaveLength(1);
    expect(last().written).toMatchObject({ version: 1 });
    expect(textOf(last().written.document)).toBe('аб');
    await last().answer(saved(2));
    expect(saver.state()).toEqual({ kind: 'saved', at: saved(2).savedAt });
    expect(saver.version()).toBe(2);
  });

  test('keeps a copy on the device until the server has answered', async () => {
    saver.change(saying('а'));
    expect(copy).toMatchObject({ version: 1, sending: null });
    pass();
    expect(copy && textOf(copy.document)).toBe('а');
    await last().answer(saved(2));
    expect(copy).toBeNull();
  });

  test('sends what was typed meanwhile afterwards, on the new version, never two at once', async () => {
    saver.change(saying('а'));
    pass();
    saver.change(saying('аб'));
    pass();
    expect(calls).toHaveLength(1);
    await last().answer(saved(2));
    expect(saver.state().kind).toBe('unsaved');
    pass();
    expect(calls).toHaveLength(2);
    expect(last().written.version).toBe(2);
    expect(textOf(last().written.document)).toBe('аб');
  });

  test('waits for the connection and tries again with the latest text', async () => {
    saver.change(saying('а'));
    pass();
    await last().fail(new TypeError('no network'));
    expect(saver.state().kind).toBe('waiting');
    expect(copy && textOf(copy.document)).toBe('а');
    saver.change(saying('аб'));
    pass();
    expect(textOf(last().written.document)).toBe('аб');
    await last().answer(saved(2));
    expect(saver.state().kind).toBe('saved');
  });

  test('says why a report is refused, and tries again after a change', async () => {
    saver.change(saying('а'));
    pass();
    await last().fail(refused('too-long', {}, 422));
    expect(saver.state()).toEqual({ kind: 'refused', message: 'отказ too-long' });
    saver.change(saying('б'));
    pass();
    expect(calls).toHaveLength(2);
  });

  test('stops at a conflict, keeps both texts, and goes on from the other version once the host has chosen', async () => {
    saver.change(saying('моё'));
    pass();
    await last().fail(refused('version-conflict', { version: 7, document: saying('чужое') }));
    expect(saver.state()).toMatchObject({ kind: 'conflict', other: { version: 7 } });
    saver.change(saying('моё и ещё'));
    pass();
    expect(calls).toHaveLength(1);
    expect(copy && textOf(copy.document)).toBe('моё и ещё');
    saver.resolve(saying('моё и ещё'));
    pass();
    expect(last().written).toMatchObject({ version: 7 });
    expect(textOf(last().written.document)).toBe('моё и ещё');
  });

  test('takes the other text without saving it once more', async () => {
    saver.change(saying('моё'));
    pass();
    await last().fail(refused('version-conflict', { version: 7, document: saying('чужое') }));
    saver.resolve(saying('чужое'));
    expect(saver.state().kind).toBe('saved');
    expect(saver.version()).toBe(7);
    expect(copy).toBeNull();
  });

  test('stops also where another tab holds the report, with what it could not save', async () => {
    saver.change(saying('моё'));
    pass();
    await last().fail(refused('report-held', { version: 7, document: saying('чужое') }));
    expect(saver.state()).toMatchObject({ kind: 'conflict', mine: saying('моё'), other: { version: 7 } });
    pass();
    expect(calls).toHaveLength(1);
  });

  test('goes on from a text saved elsewhere only when everything here is saved', async () => {
    const other = { version: 4, document: saying('чужое') };
    saver.change(saying('моё'));
    expect(saver.follow(other, '2010-12-09T06:00:00.000Z')).toBe(false);
    pass();
    expect(saver.follow(other, '2010-12-09T06:00:00.000Z')).toBe(false);
    await last().answer(saved(2));
    expect(saver.follow(other, '2010-12-09T06:00:00.000Z')).toBe(true);
    expect(saver.version()).toBe(4);
    saver.change(saying('чужое и моё'));
    pass();
    expect(last().written.version).toBe(4);
  });

  test('takes its own text for no conflict, when only the answer was lost', async () => {
    saver.change(saying('а'));
    pass();
    await last().fail(new TypeError('lost'));
    pass();
    await last().fail(refused('version-conflict', { version: 2, document: saying('а') }));
    expect(saver.state().kind).toBe('saved');
    expect(saver.version()).toBe(2);
  });

  test('sends at once when the page is left', () => {
    saver.change(saying('а'));
    saver.leave();
    expect(last().leaving).toBe(true);
    expect(calls).toHaveLength(1);
    saver.leave();
    expect(calls).toHaveLength(1);
  });

  test('settles when everything is on the server', async () => {
    saver.change(saying('а'));
    const settled = saver.settle();
    saver.change(saying('аб'));
    saver.leave();
    void saver.settle();
    expect(calls).toHaveLength(1);
    await last().answer(saved(2));
    pass();
    await last().answer(saved(3));
    await expect(settled).resolves.toEqual({ kind: 'saved', at: saved(3).savedAt });
  });

  test('saves nothing by itself when nothing has changed', async () => {
    await expect(saver.settle()).resolves.toMatchObject({ kind: 'saved' });
    saver.leave();
    expect(calls).toEqual([]);
  });

  test('saves nothing when it is given what is saved already, nor after that very text was saved', async () => {
    saver.change(saying('начало'));
    pass();
    expect(calls).toEqual([]);
    saver.change(saying('а'));
    pass();
    await last().answer(saved(2));
    saver.change(saying('а'));
    pass();
    expect(calls).toHaveLength(1);
    expect(saver.state().kind).toBe('saved');
  });

  test('saves a text that was taken back while another one was on its way', async () => {
    saver.change(saying('а'));
    pass();
    saver.change(saying('начало'));
    await last().answer(saved(2));
    pass();
    expect(calls).toHaveLength(2);
    expect(textOf(last().written.document)).toBe('начало');
  });
});
