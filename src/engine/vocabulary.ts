/** Игрок: the nick as signed at the start, fixed for the game. */
export type Player = string;
/** Персонаж, клан, свод правил: the ids that exist are data of the rulesets. */
export type CharacterId = string;
export type ClanId = string;
export type RulesetId = string;

/** The word for belonging to no clan (6.5), where a clan is to be named. */
export const noClan: ClanId = 'none';

/** What others recognise somebody as: a character, or this night's commissar (3.11). */
export type Role = CharacterId | 'commissar';

export type PhaseKind = 'lynch' | 'night';

/** What somebody is in the game («лидер», «телохранитель»); most functions come with an ability. */
export const functionIds = [
  'blocker',
  'spy',
  'pimp',
  'courtesan',
  'thug',
  'bodyguard',
  'leader',
  'maniac',
  'clown',
  'commissar',
  'doctor',
  'scholar',
  'ghost',
  'doll',
  'killer',
  'recruiter',
  'secret',
  'circle',
  'counter-spy',
  'ordinary-maniac',
  'sexual-maniac',
  'mafioso',
] as const;
export type FunctionId = (typeof functionIds)[number];

/** Функция as a night command names it. */
export const abilityIds = [
  'block',
  'spy',
  'pimp',
  'invite',
  'beat',
  'guard',
  'kill',
  'heal',
  'examine',
  'recruit',
  'secret',
  'counter-spy',
  'assault',
] as const;
export type AbilityId = (typeof abilityIds)[number];

/** What a secret ability may do (3.15): see rules/secrets. */
export const secretIds = [
  'heal-two',
  'raise-dead',
  'true-role',
  'exact-role',
  'swap-visits',
  'cancel-clan',
] as const;
export type SecretId = (typeof secretIds)[number];

/** Бонус from the jury (10). */
export const bonusIds = [
  'shield',
  'double-vote',
  'lynch-immunity',
  'unblockable',
  'second-command',
  'hint',
] as const;
export type BonusId = (typeof bonusIds)[number];

/** Why a command did not work, or was refused when sent. */
export const commandReasons = [
  'blocked',
  'beaten',
  'guest',
  'guarded',
  'healed',
  'shielded',
  'immune',
  'wrong-target',
  'backfired',
  'not-attacked',
  'no-command',
  'actor-dead',
  'repeat-target',
  'self-target',
  'dead-target',
  'unknown-target',
  'ambiguous-target',
  'wrong-arity',
  'limit-reached',
  'not-your-ability',
  'late',
  'overruled',
  'awaits-ruling',
  'superseded',
  'hidden',
  'assaulted',
  'counter-spied',
  'replaced',
  'outvoted',
] as const;

/** Why a vote does not count. */
export const voteReasons = [
  'edited',
  'deleted',
  'unclear',
  'late',
  'already-voted',
  'voter-dead',
  'dead-target',
  'unknown-target',
  'superseded',
  'vote-blocked',
] as const;
export type VoteReason = (typeof voteReasons)[number];

export type ReasonCode = (typeof commandReasons)[number] | VoteReason;

/** Why the game itself cannot take an entry or a set-up: nobody's move, so never in a trace. */
export const impossibilities = [
  'unknown-ruleset',
  'unknown-character',
  'unknown-player',
  'duplicate-player',
  'bad-composition',
  'bad-options',
  'impossible-roll',
  'game-over',
  'wrong-phase',
  'not-closed',
  'past-deadline',
  'unknown-post',
  'unknown-command',
  'unknown-winner',
  'unknown-choice',
  'would-end-earlier',
  'no-bonus',
] as const;

export type RefusalCode = ReasonCode | (typeof impossibilities)[number];

export const verdicts = ['lynched', 'tie', 'no-quorum', 'no-votes', 'autokill', 'immune'] as const;
export type Verdict = (typeof verdicts)[number];

export const causes = ['kill', 'backfire', 'lynch', 'autokill'] as const;
export type Cause = (typeof causes)[number];
