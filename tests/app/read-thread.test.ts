import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockVote } from '../../src/app/act.ts';
import { closeLynch } from '../../src/app/close-phase.ts';
import { editPost } from '../../src/app/edit-post.ts';
import { readThread, type ThreadPage } from '../../src/app/read-thread.ts';
import { must, openStage, type Nick, type Stage } from './read-stage.ts';

let stage: Stage;
const read = async (nick: Nick | null, day?: number): Promise<ThreadPage> =>
  must(await readThread(stage.ctx, nick ? stage.as(nick) : null, { slug: stage.slug, day }));

beforeAll(async () => {
  stage = await openStage();
  await stage.start();
  stage.at('07T11:00');
  await stage.vote('Хомяк', 'Сова', 'Ночью Сова не спала, вот и Сова.');
  const edited = await stage.vote('Дрозд', 'Сова', 'Сова, конечно.');
  await stage.vote('Броня', 'Хомяк');
  await stage.vote('Броня', 'Сова', 'Передумал.');
  for (const nick of ['Рикки', 'Штурман'] as const) await stage.vote(nick, 'Сова');
  must(
    await editPost(stage.ctx, stage.as('Дрозд'), {
      slug: stage.slug,
      id: edited,
      text: 'Сова! (исправлено)',
    }),
  );
  must(await blockVote(stage.ctx, stage.as('Псевдоним'), { slug: stage.slug, of: 'Хомяк' }));
});
afterAll(() => stage.close());

it('the first place where the voted nick stands is marked in the post, and only it', async () => {
  const { posts } = await read(null);
  expect(posts[0]?.body).toEqual([
    [
      { text: 'Ночью ', voted: false },
      { text: 'Сова', voted: true },
      { text: ' не спала, вот и Сова.', voted: false },
    ],
  ]);
});

it('a vote that does not count says why, with the rule', async () => {
  const { posts, lynch } = await read(null);
  expect(posts.map((post) => post.why)).toEqual([
    null,
    expect.stringContaining('5.1'),
    expect.stringContaining('5.2'),
    null,
    null,
    null,
  ]);
  expect(lynch?.void.map((one) => one.by)).toEqual(['Дрозд']);
});

it('while the lynch is open nobody learns from the thread that a leader has blocked a vote', async () => {
  for (const nick of [null, 'Хомяк', 'Псевдоним', 'Броня'] as const) {
    const { lynch } = await read(nick);
    expect(lynch?.tally).toEqual([
      { player: 'Сова', votes: 4, voters: ['Хомяк', 'Броня', 'Рикки', 'Штурман'] },
    ]);
  }
});

it('strangers read, the living write and vote, the host writes without a vote', async () => {
  const can = async (nick: Nick | null) => {
    const page = await read(nick);
    return [page.canWrite, page.canVote];
  };
  expect(await can(null)).toEqual([false, false]);
  expect(await can('Прохожий')).toEqual([false, false]);
  expect(await can('Нюра')).toEqual([true, true]);
  expect(await can('Ведущий')).toEqual([true, false]);
});

it('a day that has not come is not there', async () => {
  const page = await readThread(stage.ctx, null, { slug: stage.slug, day: 2 });
  expect(page.ok).toBe(false);
});

it('when the lynch has ended its day shows the result, the blocked vote named', async () => {
  stage.at('07T22:00');
  must(await closeLynch(stage.ctx, stage.host, { slug: stage.slug }));
  const { lynch, posts } = await read(null, 1);
  expect(lynch).toMatchObject({ open: false, ends: null, tally: [{ player: 'Сова', votes: 3 }] });
  expect(lynch?.fallen).toEqual([{ player: 'Сова', role: 'оружейник Просперо' }]);
  expect(posts[0]?.why).toContain('5.5');
});
