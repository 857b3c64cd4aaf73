import { useEffect, useRef, useState } from 'react';
import { useReady } from '../play/use-device.ts';
import './balance.css';
import { Figures } from './Figures.tsx';
import { type Fields, planned } from './planned.ts';
import { type Simulation, useSimulation } from './use-simulation.ts';
import type { Names } from './words.ts';

interface Props {
  fields: Fields;
  names: Names;
  seats: { least: number; most: number };
}

const games = 2000;

/** «Расклад сил»: how games of the composition that the form asks for would end, played out in the browser. */
export default function Balance({ fields, names, seats }: Props) {
  const place = useRef<HTMLElement>(null);
  const ready = useReady();
  const { simulation, start, cancel } = useSimulation(games);
  const [stale, setStale] = useState(false);
  const running = simulation.state === 'running';

  useEffect(() => {
    const form = place.current?.closest('form');
    const changed = () => setStale(true);
    form?.addEventListener('input', changed);
    return () => form?.removeEventListener('input', changed);
  }, []);

  function play(): void {
    const form = place.current?.closest('form');
    if (!form) return;
    setStale(false);
    start(planned(fields, new FormData(form)));
  }

  return (
    <section ref={place} className="balance" aria-labelledby="balance">
      <div className="head">
        <h2 id="balance">Расклад сил</h2>
        <span className="note">по&nbsp;афише, как она сейчас</span>
      </div>
      <p className="note">
        Заводные куклы сыграют две тысячи партий на&nbsp;всех местах и&nbsp;по&nbsp;вашим условиям. Они помнят
        письма и&nbsp;метят в&nbsp;чужих, но&nbsp;не&nbsp;пишут и&nbsp;не&nbsp;хитрят: сравнивайте составы,
        а&nbsp;живую партию не&nbsp;угадывайте.
      </p>
      <div className="btns">
        {running ? (
          <button type="button" className="btn" onClick={cancel}>
            Остановить
          </button>
        ) : (
          <button type="button" className="btn" onClick={play} disabled={!ready}>
            {simulation.state === 'idle' ? 'Прикинуть' : 'Прикинуть ещё раз'}
          </button>
        )}
        {running && <progress max={games} value={simulation.done} aria-label="Сыграно партий" />}
      </div>
      <p className="said" role="status">
        {saidOf(simulation, stale, seats)}
      </p>
      {simulation.state === 'done' && <Figures summary={simulation.summary} names={names} />}
    </section>
  );
}

/** Said aloud, too: so progress comes by tenths. */
function saidOf(simulation: Simulation, stale: boolean, { least, most }: Props['seats']): string {
  switch (simulation.state) {
    case 'idle':
      return '';
    case 'running':
      return `Играем: ${Math.floor((10 * simulation.done) / games) * 10}\u00a0%.`;
    case 'failed':
      return 'Сыграть не\u00a0вышло: этот браузер не\u00a0дал. На\u00a0саму партию это не\u00a0влияет.';
    case 'impossible':
      return simulation.why === 'seats'
        ? `Такой состав не\u00a0раздать: мест от\u00a0${least} до\u00a0${most}, и\u00a0условия должны им\u00a0подходить.`
        : 'С\u00a0такими условиями не\u00a0сыграть: проверьте, что выбрано выше.';
    case 'done':
      return stale
        ? 'Афиша с\u00a0тех пор изменилась: цифры ниже\u00a0— о\u00a0прежней.'
        : `Сыграно. Мест ${simulation.seats}.`;
  }
}
