import type { Browser, Page } from 'playwright-core';
import { it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { type Site, startSite } from '../../support/site-server.ts';
import type { Card } from '../pages/desk.ts';
import { type Person, person } from '../pages/person.ts';

/** One game as it goes: who takes part, and what the players have found on their desks. */
export class Story {
  slug = '';
  commitment = '';
  /** Who was told that he is a night's commissar, night by night. */
  readonly commissars: string[] = [];
  readonly players = new Map<string, Person>();
  readonly cards = new Map<string, Card>();
  readonly dead: string[] = [];
  #site: Site | null = null;
  #browser: Browser | null = null;
  #others = new Map<string, Person>();
  #failed: string | null = null;

  async begin(): Promise<void> {
    [this.#site, this.#browser] = await Promise.all([startSite(), openBrowser()]);
  }

  async end(): Promise<void> {
    await this.#browser?.close();
    await this.#site?.stop();
  }

  /** A step of the story; after one that failed the rest cannot be told, and says so at once. */
  readonly step = (name: string, work: () => Promise<void>): void => {
    it(name, { timeout: 60_000 }, async () => {
      if (this.#failed) throw new Error(`Not reached: «${this.#failed}» failed before it`);
      // Until it is done it has failed, also when its time runs out.
      this.#failed = name;
      try {
        await work();
        this.#failed = null;
      } catch (error) {
        throw await this.#withScreens(error);
      } finally {
        await this.#closeTabs();
      }
    });
  };

  /** What stood in the open tabs when a step failed. */
  async #withScreens(error: unknown): Promise<unknown> {
    const tabs = this.#browser?.contexts().flatMap((context) => context.pages()) ?? [];
    const screens = tabs.map(async (page) => {
      const text = await page.locator('main').innerText({ timeout: 1_000 }).catch(String);
      return `${page.url()}\n${text.replaceAll(/\s+/gu, ' ').slice(0, 1_500)}`;
    });
    if (error instanceof Error) error.message += `\n\n${(await Promise.all(screens)).join('\n\n')}\n`;
    return error;
  }

  /** Everybody closes his tabs between two steps; cookies and drafts stay. */
  async #closeTabs(): Promise<void> {
    const contexts = this.#browser?.contexts() ?? [];
    await Promise.all(contexts.flatMap((context) => context.pages().map((page) => page.close())));
  }

  /** A person with a browser of his own, the same one whenever he is named. */
  async someone(nick: string, options: { scripts?: boolean } = {}): Promise<Person> {
    const known = this.players.get(nick) ?? this.#others.get(nick);
    if (known) return known;
    if (!this.#site || !this.#browser) throw new Error('The story has not begun');
    const made = await person(this.#browser, this.#site.address, nick, options);
    this.#others.set(nick, made);
    return made;
  }

  /** What anybody's browser complained of: scripts that failed, policies broken. */
  get mistakes(): readonly string[] {
    return [...this.players.values(), ...this.#others.values()].flatMap((one) => one.mistakes);
  }

  player(nick: string): Person {
    const found = this.players.get(nick);
    if (!found) throw new Error(`Nobody plays as ${nick}`);
    return found;
  }

  /** The nick behind a character with one holder, named as on his own card. */
  nick(name: string): string {
    const found = [...this.cards].find(([, card]) => card.name === name)?.[0];
    if (!found) throw new Error(`Nobody was dealt ${name}`);
    return found;
  }

  /** The player behind a character with one holder. */
  as(name: string): Person {
    return this.player(this.nick(name));
  }

  /** Living plain citizens. */
  get citizens(): readonly string[] {
    return this.living.filter((nick) => this.cards.get(nick)?.name === 'Мирный житель');
  }

  get living(): readonly string[] {
    return [...this.players.keys()].filter((nick) => !this.dead.includes(nick));
  }

  /** Tonight's commissar. */
  get commissar(): string {
    return this.commissars.at(-1) ?? '';
  }

  path(rest = ''): string {
    return `/games/${this.slug}${rest}`;
  }

  /** A page of the game in a new tab of this person's. */
  open(who: Person, rest = ''): Promise<Page> {
    return who.open(this.path(rest));
  }
}
