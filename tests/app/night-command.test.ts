import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGame } from '../../src/app/load-game.ts';
import { moveDeadline } from '../../src/app/move-deadline.ts';
import type { Actor } from '../../src/app/ports.ts';
import { say } from '../../src/app/say.ts';
import { sendCommand } from '../../src/app/send-command.ts';
import type { Refusal, Result } from '../../src/engine/result.ts';
import { rowsOf } from './rows.ts';
import { must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
beforeAll(async () => {
  site = await openSite();
  table = await openTable(site);
  await table.lynch('Тис');
});
afterAll(() => site.close());

const ENDS = '2026-12-08T05:00:00.000Z';
const before = (instant: string, milliseconds: number) =>
  new Date(Date.parse(instant) - milliseconds).toISOString();

let keys = 0;
const send = (actor: Actor, input: Record<string, unknown>) =>
  sendCommand(table.ctx, actor, {
    ...{ slug: table.slug, night: 1, key: `a-key-of-its-own-${keys++}`, command: null, description: '' },
    ...input,
  });
const by = (nick: string, text: string, description = '') =>
  send(table.of(nick), { command: { text }, description });

/** What stands for a player: his commands and the texts with them. */
async function stands(nick: string) {
  const { game } = must(await loadGame(table.ctx, table.slug, table.host));
  const texts = await table.ctx.store.descriptions.ofNight(table.gameId, 1);
  return {
    commands: game?.sent
      .filter((one) => one.by === nick && one.status === 'standing')
      .map((one) => `${one.ability ?? ''} ${one.targets.join(', ')}`),
    texts: texts.filter((one) => one.author === nick).map((one) => one.text),
  };
}

const codeOf = (result: Result<unknown, Refusal>): string => (result.ok ? 'accepted' : result.error.code);
const words = (result: Result<unknown, Refusal>): string => (result.ok ? '' : say(table.ctx, result.error));

describe('the deadline', () => {
  it('counts a command of the last millisecond and refuses one that comes at the deadline itself', async () => {
    site.set(before(ENDS, 1));
    expect(codeOf(await by('Сирень', 'Шпионить Астра', 'Последняя миллисекунда.'))).toBe('accepted');
    site.set(ENDS);
    const late = await by('Сирень', 'Шпионить Ирис', 'Ровно в срок.');
    expect(codeOf(late)).toBe('late');
    expect(words(late)).toContain('08:00');
    expect(await stands('Сирень')).toEqual({
      commands: ['spy Астра'],
      texts: ['Последняя миллисекунда.'],
    });
  });

  it('counts what came in time, however long it waits for its turn', async () => {
    const instants = [before(ENDS, 1), ENDS, ENDS];
    const waiting = { ...table.ctx, now: () => new Date(instants.shift() ?? ENDS) };
    const input = {
      slug: table.slug,
      night: 1,
      key: 'waits for its turn',
      command: { text: 'Шпионить Роза' },
    };
    expect(codeOf(await sendCommand(waiting, table.of('Лютик'), input))).toBe('accepted');
    expect((await stands('Лютик')).commands).toEqual(['spy Роза']);
  });

  it('is the same for a text without a command', async () => {
    site.set(before(ENDS, 1));
    expect(codeOf(await send(table.of('Роза'), { description: 'Не сплю.' }))).toBe('accepted');
    site.set(ENDS);
    expect(codeOf(await send(table.of('Роза'), { description: 'Уже утро.' }))).toBe('late');
    expect((await stands('Роза')).texts).toEqual(['Не сплю.']);
  });

  it('once moved lets new submissions in, while what was refused stays refused under its key', async () => {
    site.set(ENDS);
    const late = { key: 'the key of the late one', command: { text: 'Лечить Мак' } };
    const refused = await send(table.of('Мак'), late);
    expect(codeOf(refused)).toBe('late');
    must(await moveDeadline(table.ctx, table.host, { slug: table.slug, ends: '2026-12-08T06:00:00Z' }));
    const log = (await rowsOf(table)).log;
    expect(await send(table.of('Мак'), late)).toEqual(refused);
    expect((await rowsOf(table)).log).toEqual(log);
    expect(codeOf(await by('Мак', 'Лечить Мак'))).toBe('accepted');
  });
});

describe('a command that may not be', () => {
  beforeAll(async () => {
    site.set('2026-12-07T20:00:00.000Z');
    must(await by('Василёк', 'Защитить Астра', 'Вяжу шарф.'));
    must(await by('Нарцисс', 'Пригласить Мак', 'Накрываю на двоих.'));
  });

  it.each([
    ['an unknown target', 'Василёк', 'Защитить Незнакомец', 'unknown-target', 'Незнакомец'],
    ['a dead target', 'Василёк', 'Защитить Тис', 'dead-target', 'Тис'],
    ['a target that two nicks begin like', 'Василёк', 'Защитить Роз', 'ambiguous-target', 'Роза'],
    ['no target', 'Василёк', 'Защитить', 'wrong-arity', 'одного'],
    ['two targets', 'Василёк', 'Защитить Роза, Мак', 'wrong-arity', 'одного'],
    ['oneself, where a rule forbids it', 'Нарцисс', 'Пригласить Нарцисс', 'self-target', 'Себя'],
    ['another’s function', 'Василёк', 'Убить Роза', 'not-your-ability', 'Защитить'],
    ['no verb of the game', 'Василёк', 'Обнять Роза', 'not-your-ability', 'Защитить'],
  ])('%s is refused in words, and the earlier one stands', async (_, nick, text, code, word) => {
    const standing = await stands(nick);
    const refused = await by(nick, text, 'Текст отказанной команды.');
    expect(codeOf(refused)).toBe(code);
    expect(words(refused)).toContain(word);
    expect(await stands(nick)).toEqual(standing);
  });

  it('chosen from the form is judged like a typed one', async () => {
    const standing = await stands('Василёк');
    const given = [
      [{ ability: 'guard', targets: ['Тис'] }, 'dead-target'],
      [{ ability: 'guard', targets: [] }, 'wrong-arity'],
      [{ ability: 'kill', targets: ['Роза'] }, 'not-your-ability'],
      [{ ability: '__proto__', targets: ['Роза'] }, 'invalid-input'],
    ] as const;
    for (const [command, code] of given)
      expect(codeOf(await send(table.of('Василёк'), { command }))).toBe(code);
    expect(await stands('Василёк')).toEqual(standing);
  });

  it('is kept in the log as refused, so that the host sees what happened', async () => {
    const { log } = await rowsOf(table);
    await by('Василёк', 'Защитить Тис');
    const added = (await rowsOf(table)).log.slice(log.length);
    expect(added).toMatchObject([{ kind: 'text-command', by: 'Василёк', text: 'Защитить Тис' }]);
  });
});

describe('who holds no living seat', () => {
  it.each([
    ['nobody signed in', () => null, 'not-signed-in'],
    ['a dead player', () => table.of('Тис'), 'actor-dead'],
    ['a stranger', () => table.stranger, 'not-found'],
    ['a juror', () => table.juror, 'not-found'],
    ['the host', () => table.host, 'not-found'],
  ])('%s sends nothing, and nothing is stored', async (_, actor, code) => {
    site.set('2026-12-07T20:00:00.000Z');
    const rows = await rowsOf(table);
    const refused = await send(actor(), { command: { text: 'Убить Мак' }, description: 'Крадусь.' });
    expect(codeOf(refused)).toBe(code);
    expect(words(refused)).toMatch(/^[А-ЯЁ].*[а-яё.]$/u);
    expect(await rowsOf(table)).toEqual(rows);
  });

  it('nobody sends from another’s seat: whatever he names, it is his own that acts', async () => {
    const rows = await rowsOf(table);
    const kill = { ability: 'kill', targets: ['Мак'], by: 'Астра', player: 'Астра' };
    const refused = await send(table.of('Розалия'), { command: kill, by: 'Астра', nick: 'Астра' });
    expect(codeOf(refused)).toBe('not-your-ability');
    expect((await stands('Астра')).commands).toEqual([]);
    expect((await rowsOf(table)).log.slice(rows.log.length)).toMatchObject([{ by: 'Розалия' }]);
  });
});

describe('the same key', () => {
  it('stores once and answers the same, whatever came with it the second time', async () => {
    site.set('2026-12-07T20:10:00.000Z');
    const first = await send(table.of('Лютик'), { key: 'double-click', command: { text: 'Шпионить Мак' } });
    const rows = await rowsOf(table);
    site.set('2026-12-07T20:11:00.000Z');
    const again = await send(table.of('Лютик'), { key: 'double-click', command: { text: 'Шпионить Роза' } });
    expect(again).toEqual(first);
    expect(await rowsOf(table)).toEqual(rows);
  });

  it('is a player’s own: another’s is another submission', async () => {
    const key = 'everybody’s key';
    const mine = await send(table.of('Клевер'), { key, command: { text: 'Защитить Ирис' } });
    const theirs = await send(table.of('Ирис'), { key, command: { text: 'Убить Астра' } });
    expect([mine.ok, theirs.ok]).toEqual([true, true]);
    expect((await stands('Клевер')).commands).toEqual(['guard Ирис']);
    expect((await stands('Ирис')).commands).toEqual(['kill Астра']);
  });

  it('repeats a refusal too, and leaves one trace of it', async () => {
    const input = { key: 'refused once', command: { text: 'Убить Тис' } };
    const first = await send(table.of('Астра'), input);
    const rows = await rowsOf(table);
    expect(first).toMatchObject({ ok: false, error: { code: 'dead-target' } });
    expect(await send(table.of('Астра'), input)).toEqual(first);
    expect(await rowsOf(table)).toEqual(rows);
  });
});
