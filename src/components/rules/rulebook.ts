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

/** Splits the HTML of a rulebook by its headings; a heading is a number and a name. */
export function rulebook(html: string): Rulebook {
  const [opening = '', ...chapters] = split(html, 2);
  return {
    opening,
    chapters: chapters.map((part) => {
      const [own = '', ...rules] = split(part, 3);
      return { ...numbered(own, 2), rules: rules.map((rule) => numbered(rule, 3)) };
    }),
  };
}

const split = (html: string, level: 2 | 3): string[] => html.split(new RegExp(`(?=<h${level}\\b)`, 'u'));

function numbered(html: string, level: 2 | 3): Rule {
  const found = heading(level).exec(html);
  const title = (found?.[1] ?? '').replace(/<[^>]+>/gu, '').trim();
  const [, number = '', name = title] = /^([\d.]+)\s+(.*)$/su.exec(title) ?? [];
  return { number: number.replace(/\.$/u, ''), title: name, html: html.replace(heading(level), '') };
}
