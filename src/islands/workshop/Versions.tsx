import { useId, useState } from 'react';
import { moscowDate, moscowTime } from '../../calendar/words.ts';
import type { KeptVersion } from '../../literary/version.ts';
import { Quiet } from './Quiet.tsx';
import { Line } from './spoken.tsx';
import { versionWords } from './words.ts';

interface Props {
  list: readonly KeptVersion[] | null;
  /** Keeps the text as it stands; what went wrong in words, null when it is kept. null: nothing can be kept now. */
  keep: ((name: string) => Promise<string | null>) | null;
  compare: (version: KeptVersion) => void;
}

/** So many are shown at once. */
const FEW = 5;

function KeepForm({ keep }: { keep: (name: string) => Promise<string | null> }) {
  const id = useId();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [done, setDone] = useState('');
  async function give(): Promise<void> {
    const wrong = await keep(name.trim());
    setFault(wrong);
    setDone(wrong === null ? `Версия «${name.trim()}» сохранена` : '');
    if (wrong === null) setName('');
  }
  return (
    <>
      <form
        className="inline-form"
        style={{ marginTop: 'var(--s3)' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void give();
        }}
      >
        <label htmlFor={id} className="unseen">
          Название версии
        </label>
        <input
          id={id}
          type="text"
          style={{ flex: '1 1 9rem', minWidth: 0 }}
          value={name}
          placeholder="Название версии"
          maxLength={80}
          required
          aria-invalid={fault !== null}
          aria-describedby={`${id}-said`}
          onChange={(event) => setName(event.target.value)}
        />
        <button className="btn slim" style={{ whiteSpace: 'nowrap' }} type="submit">
          Сохранить версию
        </button>
      </form>
      <Line id={`${id}-said`} className={fault === null ? 'note' : 'bad'}>
        {fault ?? done}
      </Line>
    </>
  );
}

const When = ({ at, by }: KeptVersion) => (
  <span className="note">
    <time dateTime={at}>
      {moscowDate(new Date(at))}, <span className="num">{moscowTime(new Date(at))}</span>
    </time>
    , {by}
  </span>
);

/** «Версии»: texts kept under a name, and those kept by themselves before they were replaced. */
export function Versions({ list, keep, compare }: Props) {
  const [all, setAll] = useState(false);
  const shown = all ? list : list?.slice(0, FEW);
  const more = (list?.length ?? 0) - FEW;
  return (
    <section aria-labelledby="versions">
      <div className="head" style={{ marginBottom: 0 }}>
        <h2 id="versions" tabIndex={-1} style={{ fontSize: 'var(--size-h3)' }}>
          Версии
        </h2>
        <span className="note">{list && list.length > 0 ? list.length : ''}</span>
      </div>
      {keep && <KeepForm keep={keep} />}
      {list?.length === 0 && (
        <p className="soft" style={{ paddingBlock: 'var(--s2)' }}>
          Пока ни&nbsp;одной. Назовите и&nbsp;сохраните, прежде чем перекраивать; а&nbsp;перед черновиком
          и&nbsp;возвратом сохраним сами.
        </p>
      )}
      <ul className="versions">
        {shown?.map((version) => (
          <li key={version.id}>
            <p>
              {version.name === null ? (
                <span className="soft">{versionWords(version)}</span>
              ) : (
                <b>{versionWords(version)}</b>
              )}
              <br />
              <When {...version} />
            </p>
            <Quiet act={() => compare(version)}>
              Сравнить<span className="unseen"> с версией «{versionWords(version)}»</span>
            </Quiet>
          </li>
        ))}
      </ul>
      {more > 0 && !all && <Quiet act={() => setAll(true)}>Показать ещё {more}</Quiet>}
    </section>
  );
}
