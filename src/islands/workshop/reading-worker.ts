import { type NightAtHand, readReport } from './read-report.ts';
import type { Question } from './reader.ts';

let night: NightAtHand | null = null;

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if ('night' in data) night = data.night;
  else if (night) postMessage(readReport(data.document, night));
});
