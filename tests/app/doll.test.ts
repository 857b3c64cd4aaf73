import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseClan } from '../../src/app/act.ts';
import { closeLynch } from '../../src/app/close-phase.ts';
import { readView } from '../../src/app/read-view.ts';
import { cast, must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
beforeAll(async () => {
  site = await openSite();
  table = await openTable(site, { cast: { ...cast, Кукла: 'doll' } });
});
afterAll(() => site.close());

const seenBy = async (nick: string) => must(await readView(table.ctx, table.of(nick), table.slug));

it('the doll whom both leaders found chooses her clan until the lynch ends (6.2)', async () => {
  await table.lynch('Тис');
  must(await table.send({ by: 'Астра', command: 'Вербовать Кукла' }));
  must(await table.send({ by: 'Ирис', command: 'Вербовать Кукла' }));
  await table.closeNight();
  await table.publish();
  expect((await seenBy('Кукла')).me?.choice?.among.toSorted()).toEqual(['fat-men', 'rebels']);

  const other = await chooseClan(table.ctx, table.of('Роза'), { slug: table.slug, clan: 'rebels' });
  expect(other.ok).toBe(false);
  const nowhere = await chooseClan(table.ctx, table.of('Кукла'), { slug: table.slug, clan: 'town' });
  expect(nowhere.ok).toBe(false);
  must(await chooseClan(table.ctx, table.of('Кукла'), { slug: table.slug, clan: 'rebels' }));
  expect((await seenBy('Кукла')).me?.choice?.value).toBe('rebels');

  must(await closeLynch(table.ctx, table.host, { slug: table.slug }));
  expect((await seenBy('Кукла')).me?.clan).toBe('rebels');
});
