import { LotText } from './LotText.tsx';
import { type Receipt, Receipts } from './Receipts.tsx';

interface Props {
  /** «08:00». */
  ended: string;
  /** What the server answered to a command that came too late. */
  said: string | undefined;
  receipts: readonly Receipt[];
  accepted: readonly string[];
  /** Words that never reached the server. */
  unsent: string;
}

/** After the deadline the form is replaced by what was accepted; nobody's words are thrown away. */
export function LateNight({ ended, said, receipts, accepted, unsent }: Props) {
  return (
    <section className="stack-l" aria-label="Ход этой ночи">
      <div className="notice warn">
        <b>Срок вышел в {ended}.</b> {said}{' '}
        {!said &&
          (receipts.length > 0
            ? 'Принятое раньше осталось в силе.'
            : 'Этой ночью от вас ничего не пришло.')}{' '}
        <a href="">Обновить страницу</a>
      </div>
      <Receipts receipts={receipts} late />
      {accepted.map((text) => (
        <LotText key={text} text={text} />
      ))}
      {unsent && (
        <details>
          <summary>Неотправленный черновик</summary>
          <LotText text={unsent} />
        </details>
      )}
    </section>
  );
}
