import { useEffect, useRef } from 'react';
import { moscowTime } from '../../calendar/words.ts';
import type { Workshop } from '../../literary/workshop.ts';
import { Clock } from './Clock.tsx';
import type { Desk } from './desk.ts';
import type { SaveState } from './saver.ts';
import { useSpoken } from './spoken.tsx';
import { heldWords, saveWords } from './words.ts';

interface Theirs {
  you: boolean;
  by: string;
  take: () => void;
}

interface Props {
  workshop: Workshop;
  desk: Desk;
  save: SaveState;
  publishing: boolean;
  /** Nothing can be changed from here. */
  reading: boolean;
  /** Another tab holds the report: whose it is, and the way to have it. */
  theirs: Theirs | null;
  preview: () => void;
  publish: () => void;
}

function SaveStatus({ save, reading, theirs }: Pick<Props, 'save' | 'reading' | 'theirs'>) {
  const spoken = useSpoken();
  const good = save.kind === 'saved' && !reading && !theirs;
  const words =
    save.kind === 'saved' && theirs ? (
      heldWords(theirs)
    ) : save.kind === 'saved' && reading ? (
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
    : (save.kind === 'saved' && !theirs) || save.kind === 'saving' || save.kind === 'unsaved'
      ? 'note'
      : 'warn';
  return (
    <p className={tone} role="status" style={{ marginLeft: 'auto', minWidth: 0 }}>
      {theirs ? <b>{words}</b> : words}
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

const Woven = ({ woven, toWeave }: Pick<Desk, 'woven' | 'toWeave'>) => (
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
);

/** What the host needs while scrolling: the clock, how much is woven, whether it is saved, publication. */
export function StatusBar({ workshop, desk, save, publishing, reading, theirs, preview, publish }: Props) {
  const { woven, toWeave, deathsTold, deaths, stops, awaited } = desk;
  const href = `/games/${workshop.slug}/host/report/${workshop.night}?preview`;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => tellHeight(bar.current), []);
  return (
    <div ref={bar} className="status" style={{ marginInline: 'calc(50% - 50vw)' }}>
      <div className="wrap">
        {!workshop.published && workshop.dueAt && <Clock dueAt={workshop.dueAt} />}
        {toWeave > 0 && <Woven {...{ woven, toWeave }} />}
        {deaths > 0 && !theirs && (
          <p className="note wide">
            погибших названо <b className="num">{`${deathsTold} из ${deaths}`}</b>
          </p>
        )}
        {workshop.published ? (
          <p className="good" role="status" style={{ marginLeft: 'auto' }}>
            Опубликовано
          </p>
        ) : (
          <SaveStatus {...{ save, reading, theirs }} />
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
            {theirs && (
              <button className="btn slim" type="button" onClick={theirs.take}>
                Взять правку себе
              </button>
            )}
            {/* On a phone there is room for one: what can be pressed. */}
            <span className={theirs ? 'wide' : undefined}>
              <button
                className="btn main slim"
                type="button"
                aria-describedby="stops"
                disabled={awaited || stops > 0 || publishing || reading || save.kind === 'conflict'}
                onClick={publish}
              >
                {publishing ? 'Публикуем…' : 'Опубликовать'}
              </button>
            </span>
          </>
        )}
        <nav className="jump" aria-label="На столе">
          {toWeave > 0 && <a href="#mat">Не&nbsp;вплетено: {toWeave - woven}</a>}
          <a href="#checks">Мешает: {stops}</a>
          {!workshop.published && <PreviewLink {...{ href, preview }} />}
        </nav>
      </div>
    </div>
  );
}
