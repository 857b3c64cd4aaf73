import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must, openTable, PASSWORD } from '../app/table.ts';
import { type PreparedSite, servePrepared } from '../support/demo-site.ts';
import { type Answer, visitor, type Visitor } from '../support/visitor.ts';

let site: PreparedSite<string>;
let host: Visitor;
let player: Visitor;
let reader: Visitor;
beforeAll(async () => {
  site = await servePrepared(async (test) => {
    const table = await openTable(test, { forced: { 'night/1/commissar': 'Розалия' } });
    await table.lynch('Тис');
    must(await table.send({ by: 'Астра', command: 'Убить Роза', description: 'Считаю шаги до окна.' }));
    must(await table.send({ by: 'Мак', command: 'Лечить Роза' }));
    await table.closeNight();
    await table.publish();
    return table.slug;
  });
  [host, player, reader] = [visitor(site.address), visitor(site.address), visitor(site.address)];
  await host.signIn('Вожатый', PASSWORD);
  await player.signIn('Мак', PASSWORD);
}, 120_000);
afterAll(() => site?.stop());

const desk = () => `/games/${site.prepared}/host`;
const page = () => `${desk()}/ruling/1`;
const report = () => `/games/${site.prepared}/reports/1`;
const ruling = { of: 'Мак/heal', outcome: 'ineffective', why: 'Флакон был пуст.', tell: '' };
const words = ({ body }: Answer) =>
  body
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ');
const valueOf = ({ body }: Answer, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';

describe('the page of the host’s rulings', () => {
  it('is reached from every command of the trace, and is there for the host alone', async () => {
    const link = `${page()}?of=${encodeURIComponent('Мак/heal')}`;
    expect((await host.get(desk())).body).toContain(link);
    expect((await host.get(link)).status).toBe(200);
    for (const who of [player, reader]) {
      expect((await who.get(page())).status).toBe(404);
      expect((await who.post(page(), { ...ruling, act: 'apply' })).status).toBe(404);
    }
    expect((await host.get(`${desk()}/ruling/9`)).status).toBe(404);
  });

  it('asks for a reason at its field, and keeps what was typed', async () => {
    const answer = await host.post(page(), { ...ruling, why: ' ', tell: 'Увы.', act: 'preview' });
    expect(answer.status).toBe(422);
    expect(words(answer)).toContain('Объясните: без причины решения не бывает.');
    expect(answer.body).toContain('Увы.');
  });

  it('shows the difference before anything is changed', async () => {
    const before = await reader.get(report());
    const answer = await host.post(page(), { ...ruling, act: 'preview' });
    expect(answer.status).toBe(200);
    expect(words(answer)).toMatch(/Погибнет Роза/);
    expect(words(answer)).toMatch(/Мак: Лечить Роза да нет, решение ведущего/);
    for (const button of ['Применить', 'Объявить ошибкой ведущего', 'Отказаться']) {
      expect(words(answer)).toContain(button);
    }
    expect((await reader.get(report())).body).toBe(before.body);
  });

  it('announces a mistake beside the report, at once and for everybody', async () => {
    const seen = valueOf(await host.post(page(), { ...ruling, act: 'preview' }), 'seen');
    const announced = { ...ruling, why: 'Я перепутал флаконы.', seen, act: 'announce' };
    expect((await host.post(page(), announced)).headers).toContain(`location: ${page()}?done=announce`);
    const read = words(await reader.get(report()));
    expect(read).toContain('Ошибка ведущего Я перепутал флаконы.');
    expect(read).toContain('Этой ночью никто не погиб.');
  });

  it('does not apply what the host has not seen', async () => {
    const answer = await host.post(page(), { ...ruling, seen: 'иное', act: 'apply' });
    expect(answer.status).toBe(422);
    expect(words(answer)).toContain('Пока вы читали, в партии что-то изменилось.');
  });

  it('corrects the report, and leaves the old one readable beside it', async () => {
    const seen = valueOf(await host.post(page(), { ...ruling, act: 'preview' }), 'seen');
    expect((await host.post(page(), { ...ruling, seen, act: 'apply' })).status).toBe(303);
    const read = words(await reader.get(report()));
    expect(read).toMatch(/Исправлено .* Флакон был пуст\./);
    expect(read).toMatch(/Было .*Этой ночью никто не погиб\..* Стало .*Погибает Роза/);
    expect(read).not.toMatch(/Мак|Астра/);
    expect(words(await host.get(page()))).toContain(
      'Решения по этой ночи Мак: Лечить , ход не состоялся; применено',
    );
  });
});
