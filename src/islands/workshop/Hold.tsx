import { moscowHour } from '../../calendar/words.ts';
import { type HoldState } from './hold.ts';

interface Props {
  state: Extract<HoldState, { kind: 'theirs' }>;
  /** Something written here is not saved. */
  unsaved: boolean;
  take: () => void;
}

const elsewhere = ({ you, by }: Props['state']) =>
  you ? 'в\u00a0другой вкладке или на\u00a0другом устройстве' : `у\u00a0другого ведущего, ${by}`;

/** Another tab holds the report: it is read here, and can be taken over with one click. */
export function HoldNotice({ state, unsaved, take }: Props) {
  const since = moscowHour(new Date(state.since));
  return (
    <section
      className="notice warn"
      aria-label="Кто правит отчёт"
      style={{ marginTop: 'var(--s5)', display: 'grid', gap: 'var(--s3)' }}
    >
      <p role={state.lost ? 'alert' : 'status'}>
        {state.lost ? (
          <>
            <b>
              С&nbsp;<span className="num">{since}</span> отчёт правят {elsewhere(state)}.
            </b>{' '}
            {unsaved
              ? 'Что не\u00a0успело сохраниться, отложено в\u00a0версии и\u00a0стоит ниже: выберите, как быть.'
              : 'Всё написанное здесь сохранено. Можно читать дальше или вернуть правку.'}
          </>
        ) : (
          <>
            <b>
              Отчёт открыт {elsewhere(state)}, с&nbsp;<span className="num">{since}</span>.
            </b>{' '}
            Здесь его можно читать, новое подтянется само. Заберёте правку&nbsp;— ни&nbsp;слова
            не&nbsp;пропадёт.
          </>
        )}
      </p>
      <div>
        <button className="btn slim" type="button" onClick={take}>
          Взять правку себе
        </button>
      </div>
    </section>
  );
}
