import fc from 'fast-check';

/** The same cases at every run: a failure is no accident of the hour. */
const seed = 17032010;

/** Tries a property on so many cases. */
export const check = <T>(property: fc.IPropertyWithHooks<T>, numRuns = 80): void => {
  fc.assert(property, { seed, numRuns });
};

export const json = (value: unknown): string => JSON.stringify(value);
