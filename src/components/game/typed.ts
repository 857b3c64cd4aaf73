import type { Bill } from './bill.ts';

/** A form as it came: the fields' names, and what stood in each. */
export interface Posted {
  names: readonly string[];
  all(name: string): readonly string[];
}

/** What stands in the fields of a bill, and what is kept for fields that it does not show. */
export interface Filled {
  value(name: string): string;
  /** Answers to what another ruleset asks: back at that one, nothing is lost. */
  kept: readonly { name: string; value: string }[];
}

/** Not answers: what the form says of itself. */
const own = ['title', 'ruleset', 'act', 'shown'];

/** Where a choice waits that this ruleset does not offer. */
const aside = (name: string) => `aside-${name}`;

/**
 * The fields of a bill after a form was posted, filled in by an earlier bill perhaps: what was typed stays, where the
 * ruleset still takes it; what was left as offered is offered anew.
 */
export function fill(bill: Bill, posted: Posted | null, before: Bill): Filled {
  const names = posted?.names ?? [];
  const typed = (name: string) =>
    posted
      ?.all(name)
      .filter((one) => one !== '')
      .join(' ') ?? '';
  const touched = (name: string) => bill === before || typed(name) !== before.defaults[name];
  const stands = (name: string) => names.includes(name) && touched(name) && fits(bill, name, typed(name));
  const waits = (name: string) =>
    bill !== before && names.includes(aside(name)) && fits(bill, name, typed(aside(name)));
  const unfit = names.filter((name) => name in bill.defaults && !fits(bill, name, typed(name)));
  const shown = [...own, ...Object.keys(bill.defaults), ...unfit.map(aside)];
  return {
    value: (name) =>
      stands(name) ? typed(name) : waits(name) ? typed(aside(name)) : (bill.defaults[name] ?? ''),
    kept: [
      ...names.filter((name) => !shown.includes(name)).map((name) => ({ name, value: typed(name) })),
      ...unfit.map((name) => ({ name: aside(name), value: typed(name) })),
    ],
  };
}

/** Where a field gives a choice, another ruleset may not offer what was chosen. */
function fits(bill: Bill, name: string, value: string): boolean {
  const option = bill.options.find((line) => line.id === name);
  if (option?.kind === 'one' || option?.kind === 'yes')
    return option.choices.some((one) => one.value === value);
  if (name.startsWith('place-')) return value === '' || has(bill.kinds?.choices, value);
  if (name === bill.kinds?.name)
    return value.split(' ').every((one) => one === '' || has(bill.kinds?.choices, one));
  return true;
}

const has = (choices: readonly { value: string }[] = [], value: string): boolean =>
  choices.some((one) => one.value === value);
