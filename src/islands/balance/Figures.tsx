import type { Share, Summary } from '../../simulation/summarise.ts';
import { between, decimal, length, type Names, nameOf, percent, verdict } from './words.ts';

/** What came of the games: the plot for the eye, the same as a table, and what a host asks next. */
export function Figures({ summary, names }: { summary: Summary; names: Names }) {
  // A ruleset that knows no draw has no line for it.
  const wins = summary.wins.filter((it) => it.clan !== 'draw' || it.wins > 0);
  const deaths = summary.deaths.filter((it) => it.mean >= 0.05);
  return (
    <div className="figures">
      <p>
        {verdict(summary, names)} {length(summary)}
      </p>
      <ol className="plot" aria-hidden="true">
        {wins.map((share) => (
          <Bar key={share.clan} share={share} name={nameOf(share, names)} />
        ))}
      </ol>
      <h3 className="chapter">Отчего гибнут за&nbsp;партию</h3>
      <ul className="leaders">
        {deaths.map(({ cause, mean }) => (
          <li key={cause} className="line">
            <span>{names.causes[cause] ?? cause}</span>
            <i />
            <b className="num">{decimal(mean)}</b>
          </li>
        ))}
        <li className="line">
          <span>всего</span>
          <i />
          <b className="num">{decimal(summary.dead)}</b>
        </li>
      </ul>
      <details>
        <summary>Доли побед в&nbsp;цифрах</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Кто</th>
              <th scope="col">Доля побед</th>
              <th scope="col">Скорее всего</th>
            </tr>
          </thead>
          <tbody>
            {wins.map((share) => (
              <tr key={share.clan}>
                <th scope="row">{nameOf(share, names)}</th>
                <td className="num">{percent(share.share)}</td>
                <td className="num">{between(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="note">
          Партий сыграно {summary.games}. «Скорее всего»&nbsp;— границы, в&nbsp;которых настоящая доля лежит
          в&nbsp;19&nbsp;случаях из&nbsp;20; на&nbsp;рисунке это черта под полосой.
        </p>
      </details>
    </div>
  );
}

function Bar({ share: { share, low, high }, name }: { share: Share; name: string }) {
  const length = (part: number): string => `${(100 * part).toFixed(1)}%`;
  return (
    <li>
      <span>{name}</span>
      <span className="plot-track">
        <span className="plot-bar" style={{ width: length(share) }} />
        <span className="plot-range" style={{ left: length(low), width: length(high - low) }} />
      </span>
      <b className="num">{percent(share)}</b>
    </li>
  );
}
