import fc from 'fast-check';
import { z } from 'zod';
import type { Ruleset } from '../../../src/engine/ruleset.ts';

/** As much of JSON Schema as the options of rulesets need. */
interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Any options that the ruleset's own schema allows, each named or left to its default. */
export function randomOptions(ruleset: Ruleset): fc.Arbitrary<Record<string, unknown>> {
  const shape = z.toJSONSchema(ruleset.options, { io: 'input', unrepresentable: 'any' }) as Shape;
  return valueOf({ ...shape, required: [] })
    .map((it) => it as Record<string, unknown>)
    .filter((it) => ruleset.options.safeParse(it).success);
}

function valueOf(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.anyOf !== undefined) return fc.oneof(...shape.anyOf.map(valueOf));
  switch (shape.type) {
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
    case 'number':
      return fc.integer({
        min: shape.minimum ?? 0,
        max: Math.min(shape.maximum ?? 9, (shape.minimum ?? 0) + 9),
      });
    case 'string':
      return fc.constant('Спросить у звёзд');
    case 'array':
      return fc.uniqueArray(valueOf(shape.items ?? {}), { maxLength: 3 });
    case 'object': {
      const { properties = {}, required = [] } = shape;
      const values = Object.fromEntries(Object.entries(properties).map(([id, it]) => [id, valueOf(it)]));
      return fc.record(values, { requiredKeys: [...required] });
    }
    default:
      throw new Error(`no values for ${JSON.stringify(shape)}`);
  }
}
