import { moscowDate, moscowHour } from '../../../calendar/words.ts';
import type { Term } from './term.ts';

/** A panel may be open for weeks: a weekday would not do. */
const moment = (instant: string) => `${moscowDate(new Date(instant))}, ${moscowHour(new Date(instant))}`;

/** What time it is for this ballot: nothing while there is enough of it (J3). Until when, the page's head tells. */
export function DeadlineNotice({ due, closes, closed, late, overdue }: Term) {
  if (closed)
    return (
      <div className="notice warn" role="status">
        <b>Бюллетень закрыт.</b> {late && closes && `Срок был ${moment(closes)}. `}
        Оценки остались такими, как были.
      </div>
    );
  if (!overdue || !due) return null;
  return (
    <div className="notice warn" role="status">
      <b>Просили закончить до {moment(due)}.</b> Оценки ещё принимаются.
    </div>
  );
}
