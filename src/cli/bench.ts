import { draftAndChecks } from './bench/draft-and-checks.ts';
import { editorKey, editorOpen } from './bench/editor.ts';
import { night24 } from './bench/night-24.ts';
import { night240Ratio } from './bench/night-240-ratio.ts';
import { reportPage, reportPageBytes } from './bench/report-page.ts';
import { scenarioDemo } from './bench/scenario-demo.ts';
import { simulate24 } from './bench/simulate.ts';
import { votes1000 } from './bench/votes-1000.ts';
import type { Bench, Figure } from './bench/measure.ts';

const benches: Readonly<Record<string, Bench>> = {
  'night-24': night24,
  'night-240-ratio': night240Ratio,
  'votes-1000': votes1000,
  simulate: simulate24,
  'draft-and-checks': draftAndChecks,
  'editor-key-p95': editorKey,
  'editor-open': editorOpen,
  'scenario-demo': scenarioDemo,
  'report-page-bytes': reportPageBytes,
  'report-page': reportPage,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
const figures: Record<string, Figure> = {};
for (const [name, bench] of Object.entries(benches)) {
  if (named.length === 0 || named.includes(name)) figures[name] = await bench();
}
console.log(JSON.stringify(figures, null, 2));
