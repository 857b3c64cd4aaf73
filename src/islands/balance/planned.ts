import type { Plan } from '../../simulation/plan.ts';

/** How the form's fields are named and read. */
export interface Fields {
  readonly ruleset: string;
  readonly options: readonly { readonly id: string; readonly kind: 'one' | 'yes' | 'number' | 'several' }[];
  /** 3.15 Who may hold a secret ability. */
  readonly holders: readonly string[];
  /** 10 The fields with a bonus for a place of the night. */
  readonly places: readonly string[];
}

type Answers = Pick<FormData, 'get' | 'getAll'>;

const text = (form: Answers, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** What the host has chosen so far, as the plan of a game with every seat taken. */
export function planned({ ruleset, options, holders, places }: Fields, form: Answers): Plan {
  const chosen = options.flatMap(({ id, kind }): readonly (readonly [string, unknown])[] => {
    if (kind === 'several') return [[id, form.getAll(id).filter((it) => it !== '')]];
    const answer = text(form, id);
    if (answer === '') return [];
    return [[id, kind === 'yes' ? answer === 'true' : kind === 'number' ? Number(answer) : answer]];
  });
  const secrets = holders.flatMap((holder) => {
    const secret = secretOf(form, `secret-${holder}`);
    return secret === null ? [] : [[holder, secret] as const];
  });
  return {
    ruleset,
    seats: Number(text(form, 'max')),
    options: {
      ...Object.fromEntries(chosen),
      ...(secrets.length > 0 ? { secrets: Object.fromEntries(secrets) } : {}),
    },
    bonuses: places.filter((it) => text(form, it) !== '').length,
  };
}

/** A secret ability in the host's own words may still be without them: then it does nothing in any case. */
function secretOf(form: Answers, field: string): unknown {
  const value = text(form, field);
  if (value === '') return null;
  if (value !== 'written') return value;
  return {
    text: text(form, `${field}-text`) || '…',
    step: Number(text(form, `${field}-step`)),
    targets: Number(text(form, `${field}-targets`)),
  };
}
