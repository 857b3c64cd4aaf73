/** A tab of a game, as this reader sees it. */
export interface Tab {
  href: string;
  words: string;
  /** Other pages that belong to the tab begin with one of these. */
  under: readonly string[];
}

/** What decides which tabs a reader has. */
export interface TabParts {
  slug: string;
  ruleset: string;
  started: boolean;
  isHost: boolean;
  isPlayer: boolean;
  isJuror: boolean;
  /** The last night that was closed, if any: its report is in the workshop. */
  workshop: number | null;
}

/** The tabs of a game: what everyone has, and what the reader's part in it adds. */
export function gameTabs(parts: TabParts): readonly Tab[] {
  const { slug, started, isHost, isPlayer, isJuror, workshop } = parts;
  const game = `/games/${slug}`;
  const tab = (words: string, href: string, ...under: string[]): Tab => ({ words, href, under });
  return [
    tab('Партия', game),
    ...(started ? [tab('Тема', `${game}/thread`)] : []),
    ...(started && isPlayer ? [tab('Моя ночь', `${game}/play`)] : []),
    ...(isHost ? [tab('Ведение', `${game}/host`, `${game}/host/ruling/`, `${game}/host/jury/`)] : []),
    ...(isHost && workshop !== null
      ? [tab('Мастерская', `${game}/host/report/${workshop}`, `${game}/host/report/`)]
      : []),
    ...(started && isJuror ? [tab('Бюллетень', `${game}/jury`)] : []),
    ...(started ? [tab('Летопись', `${game}/chronicle`, `${game}/reports/`)] : []),
    tab('Правила', `/rules/${parts.ruleset}`),
  ];
}
