/** What a clock and a calendar on the wall show; weekday 1 is Monday, 7 is Sunday. */
export interface Wall {
  /** ISO date. */
  readonly date: string;
  /** HH:MM:SS. */
  readonly time: string;
  readonly weekday: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** The wall's reading at an instant, in an IANA time zone. */
export function wallAt(zone: string, instant: Date): Wall {
  const part = new Map(
    format(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? '';
  const date = `${get('year')}-${get('month')}-${get('day')}`;
  return { date, time: `${get('hour')}:${get('minute')}:${get('second')}`, weekday: weekdayOf(date) };
}

/** The instant at which the wall shows this date and hour (HH:MM); an hour that the clocks skip becomes the one beside it. */
export function instantAt(zone: string, date: string, hour: string): Date {
  const asUtc = Date.parse(`${date}T${hour}:00Z`);
  const offset = (at: number) => {
    const wall = wallAt(zone, new Date(at));
    return Date.parse(`${wall.date}T${wall.time}Z`) - at;
  };
  // The first guess may lie on the other side of a clock change; its own offset is the right one.
  return new Date(asUtc - offset(asUtc - offset(asUtc)));
}

/** The date after an ISO date. */
export function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00Z`).getUTCDay() || 7;
}
