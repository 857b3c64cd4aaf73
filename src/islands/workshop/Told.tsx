/** The technical report is out alone: what is left is the tale. */
export const Told = () => (
  <section className="morning" aria-label="К публикации">
    <p>
      <b className="warn">Технический отчёт вышел, литературного ждут.</b> Опубликуете&nbsp;— рассказ встанет
      рядом с&nbsp;ним.
    </p>
  </section>
);
