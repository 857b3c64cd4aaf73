/** A Moscow wall-clock time of a date as an instant; Moscow has had no clock changes since 2014. */
export function moscow(date: string, time: string): Date {
  return new Date(`${date}T${time.length === 5 ? `${time}:00` : time}+03:00`);
}

const DAY = 86_400_000;
const isoDate = (instant: Date): string => instant.toISOString().slice(0, 10);

/** `count` working dates in a row, the first being `first`. */
export function workingDates(first: string, count: number): readonly string[] {
  const dates: string[] = [];
  for (let at = new Date(`${first}T12:00:00Z`); dates.length < count; at = new Date(at.getTime() + DAY)) {
    if (at.getUTCDay() % 6 !== 0) dates.push(isoDate(at));
  }
  return dates;
}

/** The last `count` working dates whose 22:00 lies before now, oldest first. */
export function datesBefore(now: Date, count: number): readonly string[] {
  const dates: string[] = [];
  for (
    let at = new Date(now.getTime() + 3 * 3_600_000);
    dates.length < count;
    at = new Date(at.getTime() - DAY)
  ) {
    const date = isoDate(at);
    if (at.getUTCDay() % 6 !== 0 && moscow(date, '22:00') < now) dates.unshift(date);
  }
  return dates;
}
