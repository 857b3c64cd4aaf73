import { Fragment } from 'react';

/** A masked text, set as prose: paragraphs, lines of verse, «Игрок» as a nick. */
export function LotText({ text }: { text: string }) {
  return (
    <div className="prose">
      {text.split(/\n{2,}/).map((paragraph, n) => (
        <p key={n} style={n > 0 ? { marginTop: '0.7em' } : undefined}>
          {paragraph.split('\n').map((line, k) => (
            <Fragment key={k}>
              {k > 0 && <br />}
              {pieces(line)}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

function pieces(line: string) {
  return glue(line)
    .split(/(?<![\p{L}\p{N}])(Игрок)(?![\p{L}\p{N}])/u)
    .map((piece, n) => (n % 2 ? nick(piece, n) : piece));
}

/** No dash at the head of a line, no one-letter word at its end. */
function glue(line: string): string {
  return line.replace(/ (?=—)/g, '\u00a0').replace(/(?<=(?:^|[\s(«])[а-яё]) /giu, '\u00a0');
}

function nick(name: string, key: number) {
  return (
    <b className="nick" key={key}>
      {name}
    </b>
  );
}
