import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesets } from '../src/engine/rulesets/catalogue.ts';
import { allCasts, readCast } from '../src/literary-content.ts';
import { allPhrases, readPhrases } from '../src/phrases.ts';
import { emptyFolder } from './support/database.ts';

describe.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))('the words of %s', (id, ruleset) => {
  const phrases = readPhrases(id);

  it('name every character, every clan and the commissar where there is one', () => {
    const roles = ruleset.characters.map((one) => one.id);
    expect(roles.filter((role) => phrases.characters[role] === undefined)).toEqual([]);
    expect(ruleset.clans.filter((clan) => phrases.clans[clan.id] === undefined)).toEqual([]);
    const draws = ruleset.functions.some((one) => one.id === 'commissar');
    expect('commissar' in phrases.characters).toBe(draws);
  });

  it('name in prose whoever plays in it, and say what gives each of them away', () => {
    const cast = readCast(id, phrases);
    for (const { id: role } of ruleset.characters) {
      const member = cast.find((one) => one.role === role);
      expect([role, member?.secretWords.length]).toEqual([role, expect.any(Number)]);
      expect(member?.secretWords).not.toEqual([]);
    }
  });
});

it('rulesets are told apart by their titles', () => {
  const phrases = allPhrases();
  expect(new Set(rulesets.map(({ id }) => phrases(id).title)).size).toBe(rulesets.length);
});

it('where no game is at hand the words are those that all share, without anybody’s characters', () => {
  const common = allPhrases()();
  expect(common.characters).toEqual({});
  expect(common.refusals.late).toBe(readPhrases('three-fat-men').refusals.late);
});

it('a ruleset that is like another says differently only what it says itself', () => {
  const [first, final] = [readPhrases('three-fat-men-first'), readPhrases('three-fat-men')];
  expect(first.characters).toEqual(final.characters);
  expect(first.functions.leader.name).not.toBe(final.functions.leader.name);
  expect(first.functions.doctor).toEqual(final.functions.doctor);
});

it('a ruleset that nobody has written words for is our own mistake', () => {
  expect(() => allPhrases()('no-such-ruleset')).toThrow('no-such-ruleset');
  expect(() => allCasts(allPhrases())('no-such-ruleset')).toThrow('no-such-ruleset');
});

describe('words that were spoilt', () => {
  let content: string;
  beforeAll(async () => {
    content = await emptyFolder();
    await cp('content/phrases', join(content, 'phrases'), { recursive: true });
  });
  afterAll(() => rm(content, { recursive: true, force: true }));

  it.each([
    ['is missing', /^ {2}late: .*\n/mu, ''],
    ['is too many', /^ {2}late: /mu, '  later: "Потом."\n  late: '],
  ])('throw when one %s', async (_, found, instead) => {
    const path = join(content, 'phrases', 'common.yaml');
    const whole = await readFile(path, 'utf8');
    await writeFile(path, whole.replace(found, instead));
    expect(() => readPhrases('three-fat-men', content)).toThrow(/late/u);
    await writeFile(path, whole);
    expect(readPhrases('three-fat-men', content)).toEqual(readPhrases('three-fat-men'));
  });
});
