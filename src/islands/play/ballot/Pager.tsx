interface Props {
  index: number;
  count: number;
  ready: boolean;
  go: (index: number) => void;
}

/** «3 из 7» between two buttons: a lot can be left for later, and looked at again. */
export function Pager({ index, count, ready, go }: Props) {
  const step = (to: number, sign: string, words: string) => (
    <button
      className="btn slim"
      type="button"
      disabled={!ready || to < 0 || to >= count}
      onClick={() => go(to)}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="unseen">{words}</span>
    </button>
  );
  // Before the heading, which has the focus, and shown after it: the keys that go on go on to the scores.
  return (
    <nav
      className="num"
      aria-label="Описания"
      style={{ order: 1, display: 'flex', alignItems: 'center', gap: 'var(--s1)' }}
    >
      {step(index - 1, '‹', 'Назад')}
      <span className="note">
        {index + 1} из {count}
      </span>
      {step(index + 1, '›', 'Дальше')}
    </nav>
  );
}
