import { useState } from 'react';
import type { Lengths } from '../literary/description.ts';
import { CorrectText } from './play/CorrectText.tsx';

interface Props {
  slug: string;
  night: number;
  texts: { slot: string; label: string; text: string }[];
  limits: Lengths;
  nick: string;
  roster: string[];
  nicks: string[];
  roles: string[];
}

/** L4: after the deadline the command stands, and the words may still be put right. */
export default function CorrectDescription({ texts, ...others }: Props) {
  const [corrected, setCorrected] = useState<Readonly<Record<string, string>>>({});
  return (
    <section className="stack" aria-labelledby="correct" style={{ marginTop: 'var(--s6)' }}>
      <div className="head small">
        <h2 id="correct">Исправить описание</h2>
      </div>
      <p className="soft">
        Команда уже не&nbsp;меняется, а&nbsp;слова ещё можно поправить, пока ведущий не&nbsp;закрыл правку. Он
        увидит оба текста; комиссия судит то, что пришло в&nbsp;срок.
      </p>
      {texts.map(({ slot, label, text }) => (
        <CorrectText
          key={slot}
          {...others}
          slot={slot}
          stored={corrected[slot] ?? text}
          hint={texts.length > 1 ? (label ? `К команде «${label}».` : 'Без команды.') : null}
          taken={(now) => setCorrected({ ...corrected, [slot]: now })}
        />
      ))}
    </section>
  );
}
