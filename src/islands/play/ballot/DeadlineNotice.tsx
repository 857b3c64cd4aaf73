import { moscowDayHour } from '../../../calendar/words.ts';
import type { Term } from './term.ts';

const hour = (instant: string) => moscowDayHour(new Date(instant)).toLowerCase();

/** What time it is for this ballot: nothing while there is enough of it (J3). */
export function DeadlineNotice({ due, closes, closed, late, overdue }: Term) {
  if (closed)
    return (
      <div className="notice warn" role="status">
        <b>Бюллетень закрыт.</b> {late && closes && `Срок был: ${hour(closes)}. `}
        Оценки остались такими, как были.
      </div>
    );
  if (!overdue || !due) return null;
  return (
    <div className="notice warn" role="status">
      <b>Просили закончить: {hour(due)}.</b> Оценки ещё принимаются
      {closes && `: ${hour(closes)} — последний срок`}.
    </div>
  );
}
