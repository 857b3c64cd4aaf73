/** One password for all demo accounts: they exist on this machine only (docs/decisions/009). */
export const DEMO_PASSWORD = 'fonar-2026';

export interface DemoAccount {
  nick: string;
  /** What a newcomer can try with it. */
  part: string;
}

/** Who can sign in on the first start. Each has a part in the game that stands in the middle of its second night. */
export const demoAccounts: readonly DemoAccount[] = [
  { nick: 'Старый Фонарщик', part: 'ведущий обеих партий' },
  { nick: 'Тихий Рецензент', part: 'член комиссии' },
  { nick: 'Psevdonim', part: 'игрок, Толстяки: лидер' },
  { nick: 'Хомяк в тапках', part: 'игрок, Повстанцы: громила' },
  { nick: 'Штурман Лом', part: 'игрок, Горожане: доктор' },
  { nick: 'kvazi_modo', part: 'выбывший игрок' },
];

export const demoHost = 'Старый Фонарщик';
