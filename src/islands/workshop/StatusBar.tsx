import { useEffect, useRef } from 'react';
import { moscowTime } from '../../calendar/words.ts';
import type { Workshop } from '../../literary/workshop.ts';
import { Clock } from './Clock.tsx';
import type { Desk } from './desk.ts';
import type { SaveState } from './saver.ts';
import { useSpoken } from './spoken.tsx';
import { saveWords } from './words.ts';

interface Props {
  workshop: Workshop;
  desk: Desk;
  save: SaveState;
  publishing: boolean;
  /** Another tab holds the report. */
  reading: boolean;
  preview: () => void;
  publish: () => void;
}

function SaveStatus({ save, reading }: { save: SaveState; reading: boolean }) {
  const spoken = useSpoken();
  const good = save.kind === 'saved' && !reading;
  const words =
    save.kind === 'saved' && reading ? (
      'Только чтение'
    ) : save.kind === 'saved' ? (
      save.at ? (
        <>
          Сохранено <span className="num">{moscowTime(new Date(save.at))}</span>
        </>
      ) : (
        'Сохранять пока нечего'
      )
    ) : save.kind === 'refused' ? (
      save.message
    ) : (
      saveWords[save.kind]
    );
  const tone = good
    ? save.at
      ? 'good'
      : 'note'
    : save.kind === 'saved' || save.kind === 'saving' || save.kind === 'unsaved'
      ? 'note'
      : 'warn';
  return (
    <p className={tone} role="status" style={{ marginLeft: 'auto', minWidth: 0 }}>
      {words}
      {spoken !== '' && <span className="unseen">. {spoken}</span>}
    </p>
  );
}

/** The height of the bar, for what sticks under it. */
function tellHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const seen = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--status-height', `${bar.offsetHeight}px`),
  );
  seen.observe(bar);
  return () => seen.disconnect();
}

/** The report as its readers will see it, with the last words saved first. */
const PreviewLink = ({ href, preview, button }: { href: string; preview: () => void; button?: boolean }) => (
  <a
    className={button ? 'btn slim' : undefined}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      preview();
    }}
  >
    Просмотр
  </a>
);

/** More are no picture any more. */
const KNOTS = 16;

/** What the host needs while scrolling: the clock, how much is woven, whether it is saved, publication. */
export function StatusBar({ workshop, desk, save, publishing, reading, preview, publish }: Props) {
  const { woven, toWeave, deathsTold, deaths, stops, awaited } = desk;
  const href = `/games/${workshop.slug}/host/report/${workshop.night}?preview`;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => tellHeight(bar.current), []);
  return (
    <div ref={bar} className="status" style={{ marginInline: 'calc(50% - 50vw)' }}>
      <div className="wrap">
        {!workshop.published && workshop.dueAt && <Clock dueAt={workshop.dueAt} />}
        <div className="wide">
          <p>
            вплетено <b className="num">{`${woven} из ${toWeave}`}</b>
          </p>
          {toWeave <= KNOTS && (
            <div className="knots" aria-hidden="true">
              {Array.from({ length: toWeave }, (_, at) => (
                <i key={at} className={at < woven ? 'on' : at === woven ? 'now' : undefined} />
              ))}
            </div>
          )}
        </div>
        {deaths > 0 && (
          <p className="note wide">
            погибших названо <b className="num">{`${deathsTold} из ${deaths}`}</b>
          </p>
        )}
        {workshop.published ? (
          <p className="good" role="status" style={{ marginLeft: 'auto' }}>
            Опубликовано
          </p>
        ) : (
          <SaveStatus save={save} reading={reading} />
        )}
        {workshop.published ? (
          <a className="btn slim" href={`/games/${workshop.slug}/reports/${workshop.night}`}>
            К&nbsp;отчёту
          </a>
        ) : (
          <>
            <span className="wide">
              <PreviewLink {...{ href, preview }} button />
            </span>
            <button
              className="btn main slim"
              type="button"
              aria-describedby="stops"
              disabled={awaited || stops > 0 || publishing || reading || save.kind === 'conflict'}
              onClick={publish}
            >
              {publishing ? 'Публикуем…' : 'Опубликовать'}
            </button>
          </>
        )}
        <nav className="jump" aria-label="На столе">
          <a href="#mat">Не&nbsp;вплетено: {toWeave - woven}</a>
          <a href="#checks">Мешает: {stops}</a>
          {!workshop.published && <PreviewLink {...{ href, preview }} />}
        </nav>
      </div>
    </div>
  );
}
