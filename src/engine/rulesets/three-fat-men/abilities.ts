import type { Ability, Function } from '../../edition.ts';

/** §3 What each function does at night, in the order in which it is resolved and reported. */
export const functions: readonly Function[] = [
  { id: 'blocker', ability: 'block', rule: '3.1' },
  { id: 'spy', ability: 'spy', rule: '3.2' },
  { id: 'pimp', ability: 'pimp', rule: '3.3' },
  { id: 'courtesan', ability: 'invite', rule: '3.4' },
  { id: 'thug', ability: 'beat', rule: '3.5' },
  { id: 'bodyguard', ability: 'guard', rule: '3.6' },
  { id: 'leader', ability: 'kill', rule: '3.7' },
  { id: 'maniac', ability: 'kill', rule: '3.8' },
  { id: 'clown', ability: 'kill', rule: '3.9' },
  { id: 'commissar', ability: 'kill', rule: '3.10' },
  { id: 'killer', ability: 'kill', rule: '6.4' },
  { id: 'recruiter', ability: 'recruit', rule: '6.1' },
  { id: 'doctor', ability: 'heal', rule: '3.12' },
  { id: 'scholar', ability: 'examine', rule: '3.13' },
  { id: 'secret', ability: 'secret', rule: '3.15', silent: true },
];

const check = verbs(
  'проверить проверять проверь проверьте проверяй проверяйте проверяю проверю проверяем проверим',
);

/** The verbs are typed without ё: who types it means the same (scenario.md, free-text commands). */
export const abilities: readonly Ability[] = [
  {
    id: 'block',
    step: 1,
    rule: '3.1',
    arity: 1,
    self: true,
    repeat: true,
    verbs: verbs(
      'блокировать блокируй блокируйте блокирую блокируем',
      'заблокировать заблокируй заблокируйте заблокирую заблокируем',
    ),
  },
  {
    id: 'spy',
    step: 2,
    rule: '3.2',
    arity: 1,
    self: true,
    repeat: true,
    verbs: verbs(
      'шпионить шпионь шпионьте шпионю шпионим',
      'прошпионить прошпионь прошпионьте прошпионю прошпионим',
    ),
  },
  { id: 'pimp', step: 2, rule: '3.3', arity: 1, self: true, repeat: true, verbs: check },
  {
    id: 'invite',
    step: 3,
    rule: '3.4',
    arity: 1,
    self: false,
    repeat: false,
    verbs: verbs(
      'пригласить пригласи пригласите приглашу пригласим',
      'приглашать приглашай приглашайте приглашаю приглашаем',
    ),
  },
  {
    id: 'beat',
    step: 4,
    rule: '3.5',
    arity: 1,
    self: true,
    repeat: true,
    verbs: verbs(
      'избить избей избейте изобью изобьем',
      'избивать избивай избивайте избиваю избиваем',
      'бить бей бейте бью бьем',
      'побить побей побейте побью побьем',
    ),
  },
  {
    id: 'guard',
    step: 5,
    rule: '3.6',
    arity: 1,
    self: true,
    repeat: false,
    verbs: verbs('защитить защити защитите защищу защитим', 'защищать защищай защищайте защищаю защищаем'),
  },
  {
    id: 'kill',
    step: 6,
    rule: '3.7',
    arity: 1,
    self: true,
    repeat: true,
    verbs: verbs('убить убей убейте убью убьем', 'убивать убивай убивайте убиваю убиваем'),
  },
  {
    id: 'recruit',
    step: 6,
    rule: '6.1',
    arity: 1,
    self: true,
    repeat: true,
    verbs: verbs(
      'вербовать вербуй вербуйте вербую вербуем',
      'завербовать завербуй завербуйте завербую завербуем',
    ),
  },
  {
    id: 'heal',
    step: 8,
    rule: '3.12',
    arity: 1,
    self: true,
    repeat: false,
    verbs: verbs(
      'лечить лечи лечите лечу лечим',
      'вылечить вылечи вылечите вылечу вылечим',
      'полечить полечи полечите полечу полечим',
    ),
  },
  { id: 'examine', step: 9, rule: '3.13', arity: 3, self: false, repeat: false, verbs: check },
  {
    id: 'secret',
    step: 7,
    rule: '3.15',
    arity: 1,
    self: true,
    repeat: true,
    once: true,
    verbs: verbs('тайна тайну секрет', 'применить примени примените применю применяю применим'),
  },
];

function verbs(...forms: readonly string[]): readonly string[] {
  return forms.flatMap((it) => it.split(' '));
}
