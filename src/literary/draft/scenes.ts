import { shuffled } from '../chance.ts';
import type { NightDescription, NightMaterial } from '../material.ts';

/** A scene: descriptions that go together, and whether somebody dies in it. */
export interface Scene {
  readonly descriptions: readonly NightDescription[];
  readonly deadly: boolean;
}

const step = ({ command }: NightDescription): number => command?.step ?? 0;

/**
 * What a scene gathers around: a role that the public learns anyway. Never a nick, and never a plain citizen:
 * two deeds done to "a citizen" must not be seen to be done to the same one.
 */
function centre(one: NightDescription, material: NightMaterial): string {
  const { commoner } = material;
  const slain = material.deaths.find(
    ({ by, player }) => by.includes(one.author) && one.command?.targets.includes(player),
  );
  if (one.command === null) return `text/${one.id}`;
  if (slain)
    return slain.commissar ? 'commissar' : slain.character === commoner ? slain.player : slain.character;
  const seen = one.command.seen;
  return typeof seen === 'string' && seen !== commoner ? seen : one.role;
}

/** A scene that rises with the steps of the night would tell who acted when: the last scene is told first then. */
function disordered(scenes: readonly Scene[]): readonly Scene[] {
  const steps = scenes.flatMap(({ descriptions }) => descriptions.map(step)).filter((at) => at > 0);
  const rising = steps.every((at, index) => index === 0 || at >= (steps[index - 1] ?? 0));
  const last = scenes.at(-1);
  return rising && last && scenes.length > 1 ? [last, ...scenes.slice(0, -1)] : scenes;
}

/** The scenes of a draft: in an order that is nobody's and not the order of resolution; deadly ones last. */
export function scenes(
  descriptions: readonly NightDescription[],
  material: NightMaterial,
  label: string,
): readonly Scene[] {
  const killers = new Set(
    material.deaths.flatMap(({ by, player, cause }) => (cause === 'backfire' ? [player] : by)),
  );
  const groups = Map.groupBy(
    shuffled(descriptions, ({ id }) => `${label}/${id}`),
    (one) => centre(one, material),
  );
  const all = [...groups.values()].map((group): Scene => {
    const deadly = (one: NightDescription) => killers.has(one.author) && one.command?.ability === 'kill';
    return {
      // Within a scene the blow comes last.
      descriptions: [...group.filter((one) => !deadly(one)), ...group.filter(deadly)],
      deadly: group.some(deadly),
    };
  });
  return [...disordered(all.filter(({ deadly }) => !deadly)), ...all.filter(({ deadly }) => deadly)];
}
