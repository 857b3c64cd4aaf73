import { nbsp } from '../words/prose.ts';

/** A rule with its number: «3.4 Гость». */
export interface Rule {
  number: string;
  title: string;
  html: string;
}

/** A chapter of a rulebook: «3 Порядок ночи», with what stands before its first rule. */
export interface Chapter extends Rule {
  rules: readonly Rule[];
}

/** A rulebook as printed: an opening and chapters with numbered rules. */
export interface Rulebook {
  opening: string;
  chapters: readonly Chapter[];
}

const heading = (level: 2 | 3) => new RegExp(`<h${level}\\b[^>]*>([\\s\\S]*?)</h${level}>`, 'u');

/**
 * Splits the HTML of a rulebook by its headings; a heading is a number and a name. Fenced blocks are left out: they are
 * scenarios, and stand on the page as played examples. Numbers of rules in the text become links to them, and its
 * spaces are set as a Russian compositor would.
 */
export function rulebook(html: string): Rulebook {
  const [opening = '', ...parts] = split(html.replace(/<pre\b[\s\S]*?<\/pre>/gu, ''), 2);
  const chapters = parts.map((part) => {
    const [own = '', ...rules] = split(part, 3);
    return { ...numbered(own, 2), rules: rules.map((rule) => numbered(rule, 3)) };
  });
  const known = numbersOf(chapters);
  const linked = <R extends Rule>(rule: R): R => ({ ...rule, html: linkRules(rule.html, known) });
  return {
    opening: linkRules(opening, known),
    chapters: chapters.map((it) => ({ ...linked(it), rules: it.rules.map(linked) })),
  };
}

/** Every number that a rulebook has. */
export const numbersOf = (chapters: readonly Chapter[]): ReadonlySet<string> =>
  new Set(chapters.flatMap((it) => [it.number, ...it.rules.map(({ number }) => number)]));

const split = (html: string, level: 2 | 3): string[] => html.split(new RegExp(`(?=<h${level}\\b)`, 'u'));

function numbered(html: string, level: 2 | 3): Rule {
  const found = heading(level).exec(html);
  const title = (found?.[1] ?? '').replace(/<[^>]+>/gu, '').trim();
  const [, number = '', name = title] = /^([\d.]+)\s+(.*)$/su.exec(title) ?? [];
  return { number: number.replace(/\.$/u, ''), title: name, html: html.replace(heading(level), '') };
}

/** «3.11» anywhere, «(4)» in brackets: where the rulebook has such a number. Links that are there already stay. */
export function linkRules(html: string, known: ReadonlySet<string>): string {
  return html
    .split(/(<a\b[\s\S]*?<\/a>|<[^>]+>)/u)
    .map((part) =>
      part.startsWith('<')
        ? part
        : nbsp(part)
            .replace(/(?<![\d.,:])\d{1,2}\.\d{1,2}(?![\d:]|\.\d)/gu, (number) => link(number, known))
            .replace(/(?<=\()\d{1,2}(?=\))/gu, (number) => link(number, known)),
    )
    .join('');
}

const link = (number: string, known: ReadonlySet<string>): string =>
  known.has(number) ? `<a href="#r${number}">${number}</a>` : number;
