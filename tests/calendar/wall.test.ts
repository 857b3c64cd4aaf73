import { expect, test } from 'vitest';

import { instantAt, wallAt } from '../../src/calendar/wall.ts';

// Days on which Moscow's clocks were changed, and the hours of those days that exist once.
const kept = ['00:00', '00:30', '01:30', '04:00', '08:00', '22:00'];

test.each(['2010-03-28', '2010-10-31', '2011-03-27', '2014-10-26', '2025-12-11'])(
  'on %s the wall shows what it was asked for',
  (date) => {
    for (const hour of kept) {
      expect(wallAt('Europe/Moscow', instantAt('Europe/Moscow', date, hour))).toMatchObject({
        date,
        time: `${hour}:00`,
      });
    }
  },
);

test('an hour that the clocks skip becomes the hour after it', () => {
  expect(wallAt('Europe/Moscow', instantAt('Europe/Moscow', '2010-03-28', '02:30')).time).toBe('03:30:00');
});
