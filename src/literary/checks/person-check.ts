import { isTold } from '../narrative.ts';
import { type Check, finding, quote } from './finding.ts';

const first =
  /(?<![\p{L}\p{M}-])(?:я|меня|мне|мной|мною|мо[йяеиюё]|моего|моей|моему|моим|моих|моими|моём|моем|мы|нас|нам|нами|наш(?:а|е|и|его|ей|ему|им|их|ими|у|ем)?)(?![\p{L}-])/giu;

/** «Я» outside speech and letters, where the rest of the report is told about others. */
export const person: Check = ({ passages, narrativeOf }) => {
  const told = passages.slice(1).filter(isTold);
  const found = told.flatMap((passage) => {
    const match = [...narrativeOf(passage).matchAll(first)][0];
    return match ? [{ passage, from: match.index, to: match.index + match[0].length }] : [];
  });
  // Who tells everything as «я» means it.
  if (found.length * 2 > told.length && told.length > 1) return [];
  return found.map(({ passage: { text, path }, from, to }) => {
    const said = quote(text, from, to);
    const message = `Рассказ сбивается на первое лицо: ${said}.`;
    return finding('person', false, message, said, { path, from, to });
  });
};
