import type { Ability } from '../../edition.ts';
import { abilityById } from '../../ruleset-index.ts';
import type { AbilityId } from '../../vocabulary.ts';
import { threeFatMen } from '../three-fat-men/ruleset.ts';
import { verbs } from './verbs.ts';

/** §3 The abilities of the later edition in the order of this one, and two that only this one has. */
export const abilities: readonly Ability[] = [
  likeLater('block', 1),
  { ...likeLater('spy', 2), self: false },
  {
    id: 'counter-spy',
    step: 2,
    rule: '3.18',
    arity: 1,
    self: false,
    repeat: true,
    verbs: verbs(
      'антишпионить антишпионь антишпионьте антишпионю антишпионим',
      'мешать мешай мешайте мешаю мешаем',
      'помешать помешай помешайте помешаю помешаем',
    ),
  },
  likeLater('invite', 3),
  likeLater('beat', 4),
  {
    id: 'assault',
    step: 5,
    rule: '3.19',
    arity: 1,
    self: true,
    repeat: true,
    verbs: verbs('атаковать атакуй атакуйте атакую атакуем'),
  },
  likeLater('guard', 6),
  likeLater('kill', 7),
  likeLater('heal', 8),
  likeLater('examine', 9),
  likeLater('secret', 7),
];

function likeLater(id: AbilityId, step: number): Ability {
  return { ...abilityById(threeFatMen, id), step };
}
