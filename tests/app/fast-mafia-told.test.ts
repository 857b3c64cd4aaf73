import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { undecided } from '../../src/components/words/clan-command.ts';
import { openEvening } from './evening.ts';
import { must, openSite, type TestSite } from './table.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const table = (title: string, options?: Readonly<Record<string, unknown>>) =>
  openEvening(site, title, options);

describe('a game of fast mafia tells', () => {
  it('that nobody waits to leave once it is over', async () => {
    const game = await table('Недождались', { allowedAbsences: 0 });
    await game.begin(60);
    await game.votes('Аист Бекас Жаворонок Зяблик > Аист');
    await game.closeLynch();
    const [first = '', second = '', third = ''] = (await game.ledger()).absences?.queue ?? [];
    expect((await game.desk(third)).misses?.waits).toBe(true);
    await game.publish(1);
    await game.begin(60);
    await game.votes(`Аист Бекас Жаворонок Зяблик ${second} ${third} > Бекас`);
    await game.closeLynch();
    const book = await game.ledger();
    expect([book.over, book.absences]).toEqual([true, null]);
    expect(await game.desk(third)).toMatchObject({ alive: true, misses: { waits: false } });
    expect(await game.desk(first)).toMatchObject({ alive: false, departed: true });
  });

  it('a divided mafia what decides, and the host that a roll has', async () => {
    const undecidedIn = async (decision: string) => {
      const game = await table(`Спорят: ${decision}`, { starts: 'night', decision });
      must(await game.send('Аист', 1, 'Убить Дрозд'));
      must(await game.send('Бекас', 1, 'Убить Ёрш'));
      const { clan } = await game.desk('Аист');
      expect(clan).toMatchObject({ decision, target: null });
      return { game, words: clan ? undecided(clan).replaceAll('\u00a0', ' ') : '' };
    };
    const agree = await undecidedIn('unanimous');
    expect(agree.words).toMatch(/пока не сойдётесь, никто не погибнет\.$/u);
    const most = await undecidedIn('majority');
    expect(most.words).toBe('Голоса поровну: решит жребий.');

    await most.game.publish(1);
    const { fallen, lines } = (await most.game.ledger()).trace ?? { fallen: [], lines: [] };
    const [victim] = fallen;
    const [chosen, other] = lines.toSorted((a, b) => Number(b.worked) - Number(a.worked));
    expect(chosen).toMatchObject({
      command: `Убить ${victim?.player}`,
      words: 'голоса поровну, решил жребий',
    });
    expect(other).toMatchObject({ worked: false, words: 'клан выбрал другого' });
  });

  it('the host whom a roll has named where the mafia kept silent', async () => {
    const game = await table('Молчат', { starts: 'night', missedKill: 'roll' });
    await game.publish(1);
    const { fallen, lines } = (await game.ledger()).trace ?? { fallen: [], lines: [] };
    expect(lines).toMatchObject([{ worked: null, words: `жребий назвал: ${fallen[0]?.player}` }]);
  });
});
