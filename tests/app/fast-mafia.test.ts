import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderDepartures } from '../../src/app/act.ts';
import { closeNight } from '../../src/app/close-phase.ts';
import { readHome } from '../../src/app/read-home.ts';
import { readMine } from '../../src/app/read-mine.ts';
import { readReport } from '../../src/app/read-report.ts';
import { readThread } from '../../src/app/read-thread.ts';
import { say } from '../../src/app/say.ts';
import { goneLabel } from '../../src/components/words/cast.ts';
import { awaiting } from '../../src/components/words/mine.ts';
import { story } from '../../src/components/words/phase.ts';
import { openEvening } from './evening.ts';
import { must, openSite, type TestSite } from './table.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const table = (title: string, options?: Readonly<Record<string, unknown>>) =>
  openEvening(site, title, options);

describe('a game of fast mafia, from its sign-up to the archive', () => {
  it('is played by the host’s clock, with one command a clan and a queue of those who stay away', async () => {
    const game = await table('Вечер у самовара', { allowedAbsences: 0 });

    // 2.3 The lynch begins at the host's word; before it a vote is talk.
    expect((await game.ledger()).offered).not.toBe(null);
    expect((await game.thread()).canVote).toBe(false);
    expect((await game.thread()).lynch?.awaits).toBe(true);
    must(await game.post('Грач', null));
    expect((await game.post('Грач', 'Аист')).ok).toBe(false);
    const ends = await game.begin(180);
    expect(must(await readThread(game.ctx, game.of('Грач'), { slug: game.slug })).canVote).toBe(true);

    // 5.6 Two have not voted: the host says who leaves now.
    await game.votes('Аист Бекас Дрозд Ёрш > Зяблик', 'Жаворонок Зяблик > Аист');
    expect((await readMine(game.ctx, game.host)).find((it) => it.slug === game.slug)?.departs).toBe(true);
    expect((await game.ledger()).departs).toEqual({ among: ['Вьюрок', 'Грач'], order: [] });
    const order = ['Грач', 'Вьюрок'];
    expect((await orderDepartures(game.ctx, game.of('Аист'), { slug: game.slug, order })).ok).toBe(false);
    must(await orderDepartures(game.ctx, game.host, { slug: game.slug, order }));
    const said = (await game.ledger()).log.map((it) => it.words);
    expect(said).toContain('Порядок ухода за неявку: Грач, затем Вьюрок');
    expect(said).toContain('Жаворонок → Аист');
    site.set(ends);
    await game.closeLynch();
    const { lynch } = await game.thread(1);
    expect(lynch).toMatchObject({
      quorum: null,
      fallen: [{ player: 'Грач', role: 'горожанин' }],
      absences: { queue: ['Вьюрок'] },
    });

    // The votes named Зяблик: who left was not lynched, and is told so wherever he is told of.
    expect(lynch?.departed).toBe(true);
    expect((await game.game()).chapters.map((it) => it.title)).toEqual(['За неявку уходит: Грач']);
    const { cast: roster } = await game.game();
    expect(roster.at(-1)).toMatchObject({ player: 'Грач', died: { kind: 'lynch', departed: true } });
    expect(goneLabel(roster.filter((it) => !it.alive))).toBe('Выбыл');
    expect(await game.desk('Грач')).toMatchObject({ alive: false, departed: true });
    const mine = (await readMine(game.ctx, game.of('Грач'))).find((it) => it.slug === game.slug);
    expect(mine && awaiting(mine, site.clock.now).words).toContain('Вы выбыли за\u00a0неявку');

    // 3.1, 3.5 The mafia sees its one command; a townsman sleeps, and may write.
    must(await game.send('Аист', 1, 'Убить Дрозд', 'Шёл дождь, и крыши блестели, как рыбы.'));
    must(await game.send('Бекас', 1, 'Убить Ёрш', 'Бекас летел низко, над самой водой пруда.'));
    for (const nick of ['Аист', 'Бекас']) {
      expect((await game.desk(nick)).clan).toMatchObject({
        target: 'Ёрш',
        voices: [
          { by: 'Аист', of: 'Дрозд', carries: false },
          { by: 'Бекас', of: 'Ёрш', carries: true },
        ],
      });
    }
    const sleeper = await game.desk('Дрозд');
    expect([sleeper.clan, sleeper.form?.offers]).toEqual([null, []]);
    expect((await game.send('Дрозд', 1, 'Убить Аист')).ok).toBe(false);
    expect((await game.send('Аист', 1, 'Убить Бекас')).ok).toBe(false);

    // A refusal is logged under the rule of this ruleset.
    const log = (await game.ledger()).log.map((it) => it.words);
    expect(log).toContain('Дрозд: отказ, 3.5');
    expect(log).toContain('Аист: отказ, 3.2');
    expect((await game.send('Аист', 1, 'Убить Кукушка')).ok).toBe(false);
    const refused = (await game.ledger()).log.filter((it) => it.words.includes('отказ'));
    expect(refused.map((it) => it.words)).toEqual([
      'Аист: отказ, 3.2',
      'Аист: отказ, 3.2',
      'Дрозд: отказ, 3.5',
    ]);

    // 2.4 The host sees that he may close early, and does; the night had no end at all.
    expect((await game.ledger()).decided).toBe(true);
    const told = await game.publish(1);
    expect(told).toContain('Вьюрок');
    const report = must(await readReport(game.ctx, { slug: game.slug, night: 1 }));
    expect((await game.ledger()).trace).toMatchObject({ departed: true, lines: [{}, {}] });
    expect(report.departed).toBe(true);
    expect((await game.thread()).before?.departed).toBe(true);
    const card = (await readHome(game.ctx)).games.find((it) => it.slug === game.slug);
    expect(card && story(card)).toContain('игру за\u00a0неявку покидает: горожанин.');
    expect(report.fallen).toEqual([{ player: 'Вьюрок', role: 'горожанин' }]);
    expect((await game.desk('Бекас')).letters.map((it) => it.text)).toContain(
      'Команда клана: убить Ёрш. Прислал Бекас.',
    );

    // 7.2 A lynch that leaves one townsman more than mafiosi ends the game, and it goes to the archive.
    await game.begin(60);
    await game.votes('Аист Бекас Дрозд Ёрш Жаворонок Зяблик > Дрозд');
    expect((await game.chronicle()).ending).toBe(null);
    await game.closeLynch();
    const chronicle = await game.chronicle();
    expect(chronicle.ending?.winner).toMatchObject({ name: 'Мафия', draw: false });
    expect(chronicle.ending?.verified).toBe(true);
    expect(chronicle.chapters.map((it) => [it.kind, it.number])).toEqual([
      ['lynch', 1],
      ['night', 1],
      ['lynch', 2],
    ]);
    expect(chronicle.chapters[0]?.absences?.queue).toEqual(['Вьюрок']);
    expect(chronicle.chapters[1]?.departed).toBe(true);
    expect((await game.game()).over?.winner.name).toBe('Мафия');

    // Nothing begins and nobody waits in a game that is over.
    const book = await game.ledger();
    expect(book.log[0]?.words).toBe('Суд Линча, день 2: итог. Партия окончена');
    expect(book.log.map((it) => it.words)).toContain('Отчёт о ночи 1 вышел. День 2 начался');
  });

  it('closes a night before its named end only when the mafia has decided, or the host means it', async () => {
    const game = await table('Нетерпеливый вечер', { starts: 'night' });
    const { ctx, slug, host } = game;
    const ends = await game.begin(60);
    expect((await game.ledger()).cutShort).toBe(true);
    const refused = await closeNight(ctx, host, { slug });
    expect(refused.ok ? '' : say(ctx, refused.error)).toMatch(/^Срок ночи не вышел/u);
    expect((await game.ledger()).phase?.state).toBe('open');
    site.set(ends);
    expect((await game.ledger()).cutShort).toBe(false);
    must(await closeNight(ctx, host, { slug }));

    const decided = await table('Решительный вечер', { starts: 'night' });
    await decided.begin(60);
    must(await decided.send('Аист', 1, 'Убить Дрозд'));
    expect((await decided.ledger()).cutShort).toBe(false);
    must(await closeNight(ctx, host, { slug: decided.slug }));

    const meant = await table('Торопливый вечер', { starts: 'night' });
    await meant.begin(60);
    must(await closeNight(ctx, host, { slug: meant.slug, undecided: true }));
    expect((await meant.ledger()).unpublished).toBe(1);
  });

  it('can begin with a night, and hide who the dead were until the end', async () => {
    const game = await table('Тихий вечер', { starts: 'night', revealDeaths: 'nothing' });
    must(await game.send('Аист', 1, 'Убить Дрозд'));
    const told = await game.publish(1);
    expect(told).toContain('Дрозд');
    expect(told).not.toMatch(/горожанин/u);
    const thread = await game.thread();
    expect([thread.day, thread.before]).toEqual([
      1,
      { night: 1, fallen: [{ player: 'Дрозд', role: '' }], departed: false, report: true },
    ]);
    const ends = await game.begin(30);
    await game.votes('Аист > Бекас');
    site.set(ends);
    await game.closeLynch();
    expect((await game.ledger()).log.map((it) => it.words)).toContain('Отчёт о ночи 1 вышел. День 1 начался');
    const dead = (await game.game()).cast.filter((it) => !it.alive);
    expect(dead.map((it) => [it.player, it.character, it.clan])).toEqual([
      ['Дрозд', null, null],
      ['Бекас', null, null],
    ]);
    expect(JSON.stringify(await game.thread(1))).not.toMatch(/мафиози|горожанин/u);
    expect(JSON.stringify(await game.chronicle())).not.toMatch(/мафиози|горожанин/u);
  });
});
