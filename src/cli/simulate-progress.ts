const width = 30;

export interface Progress {
  readonly show: (done: number) => void;
  /** Takes the bar away. */
  readonly end: () => void;
}

/** A bar that stays on its line, on a terminal only: a file or a pipe gets the figures alone. */
export function progressOn(stream: NodeJS.WriteStream, games: number): Progress {
  if (!stream.isTTY) return { show: () => undefined, end: () => undefined };
  let shown = -1;
  return {
    show: (done) => {
      const percent = Math.floor((100 * done) / games);
      if (percent === shown) return;
      shown = percent;
      const full = Math.round((width * done) / games);
      stream.write(
        `\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${String(percent)} %, партий ${String(done)}`,
      );
    },
    end: () => stream.write('\r\u001b[2K'),
  };
}
