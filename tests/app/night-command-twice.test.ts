import { afterAll, beforeAll, expect, it } from 'vitest';
import { activateBonus, grantBonus } from '../../src/app/act.ts';
import { closeNight } from '../../src/app/close-phase.ts';
import { openWorkshop } from '../../src/app/open-workshop.ts';
import { readDesk } from '../../src/app/read-desk.ts';
import { sendCommand } from '../../src/app/send-command.ts';
import { must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
beforeAll(async () => {
  site = await openSite();
  table = await openTable(site);
  await table.lynch('Тис');
  site.set('2026-12-07T20:00:00.000Z');
});
afterAll(() => site.close());

let keys = 0;
const send = async (nick: string, command: unknown, description: string) =>
  must(
    await sendCommand(table.ctx, table.of(nick), {
      ...{ slug: table.slug, night: 1, key: `a-key-of-its-own-${keys++}`, command, description },
    }),
  );
const heal = (target: string) => ({ ability: 'heal', targets: [target] });
const formOf = async (nick: string) =>
  must(await readDesk(table.ctx, table.of(nick), { slug: table.slug })).form;

it('answers what was understood, and that a description was taken back', async () => {
  const typed = await send('Сирень', { text: 'шпионить АСТРА' }, 'Слежу.');
  expect(typed).toMatchObject({ slot: 'spy', ability: 'spy', targets: ['Астра'] });
  const again = await send('Сирень', { ability: 'spy', targets: ['Астра'] }, '');
  expect(again.words).toMatch(/^Команда прежняя, описание снято в 23:00:00\./u);
  expect((await formOf('Сирень'))?.description).toEqual({});
});

it('a text sent beside a command leaves the command and its text as they are', async () => {
  await send('Лютик', { text: 'Шпионить Мак' }, 'В кустах.');
  expect(await send('Лютик', null, 'А ещё мне снилось море.')).toMatchObject({ slot: 'none', ability: null });
  const form = await formOf('Лютик');
  expect(form?.sent.map(({ slot, targets }) => [slot, ...targets])).toEqual([['spy', 'Мак']]);
  expect(form?.description).toMatchObject({
    spy: { text: 'В кустах.' },
    none: { text: 'А ещё мне снилось море.' },
  });
});

it('names the rule of the function that is used: a leader’s kill is 3.7', async () => {
  expect((await formOf('Астра'))?.offers.find(({ ability }) => ability === 'kill')?.rule).toBe('3.7');
});

it('with the bonus two commands stand, each with a text of its own, on the desk and in the workshop', async () => {
  must(await grantBonus(table.ctx, table.host, { slug: table.slug, to: 'Мак', bonus: 'second-command' }));
  must(await activateBonus(table.ctx, table.of('Мак'), { slug: table.slug, bonus: 'second-command' }));
  expect((await send('Мак', heal('Роза'), 'Первая склянка.')).slot).toBe('heal');
  expect((await send('Мак', heal('Пион'), 'Вторая склянка.')).slot).toBe('heal/2');
  const corrected = await send('Мак', heal('Роза'), 'Первая склянка, с мёдом.');
  expect(corrected).toMatchObject({ slot: 'heal', targets: ['Роза'] });
  expect((await send('Мак', heal('Ирис'), 'Третья склянка.')).slot).toBe('heal/2');

  const form = await formOf('Мак');
  expect(form?.offers[0]?.twice).toBe(true);
  expect(form?.sent.map(({ slot, targets }) => [slot, ...targets])).toEqual([
    ['heal', 'Роза'],
    ['heal/2', 'Ирис'],
  ]);
  expect(form?.description).toMatchObject({
    heal: { text: 'Первая склянка, с мёдом.' },
    'heal/2': { text: 'Третья склянка.' },
  });

  must(await closeNight(table.ctx, table.host, { slug: table.slug }));
  const desk = must(await openWorkshop(table.ctx, table.host, { slug: table.slug, night: 1 }));
  const own = desk.materials.filter(({ author }) => author === 'Мак');
  expect(own.map(({ command, text }) => `${command ?? ''}: ${text}`)).toEqual([
    'Лечить Роза: Первая склянка, с мёдом.',
    'Лечить Ирис: Третья склянка.',
  ]);
});
