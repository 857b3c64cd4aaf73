/** What time it is for a ballot. */
export interface Term {
  /** Past it the juror is reminded. */
  due: string | null;
  /** Past it nothing is taken. */
  closes: string | null;
  /** Too late by the clock. */
  late: boolean;
  /** Too late, or tallied before that. */
  closed: boolean;
  overdue: boolean;
}

/** What time it is by the server's clock; whether it takes a score is the server's word all the same. */
export function termOf(ends: Pick<Term, 'due' | 'closes'>, tallied: boolean, now: Date): Term {
  const passed = (end: string | null) => end !== null && now >= new Date(end);
  const late = passed(ends.closes);
  return { ...ends, late, closed: late || tallied, overdue: passed(ends.due) };
}
