import { expect, test } from 'vitest';
import { termOf } from '../../../../src/islands/play/ballot/term.ts';

const ends = { due: '2026-12-08T19:00:00.000Z', closes: '2026-12-09T05:00:00.000Z' };
const at = (now: string, tallied = false) => {
  const { overdue, late, closed } = termOf(ends, tallied, new Date(now));
  return { overdue, late, closed };
};

test('a ballot reminds from the soft deadline on and is closed from the hard one on', () => {
  expect(at('2026-12-08T18:59:59.999Z')).toEqual({ overdue: false, late: false, closed: false });
  expect(at('2026-12-08T19:00:00.000Z')).toEqual({ overdue: true, late: false, closed: false });
  expect(at('2026-12-09T05:00:00.000Z')).toEqual({ overdue: true, late: true, closed: true });
});

test('a ballot that was tallied early is closed, and not for being late', () => {
  expect(at('2026-12-08T10:00:00.000Z', true)).toEqual({ overdue: false, late: false, closed: true });
});

test('a ballot without deadlines is open until it is tallied', () => {
  const free = { due: null, closes: null };
  expect(termOf(free, false, new Date('2099-01-01'))).toMatchObject({ overdue: false, closed: false });
});
