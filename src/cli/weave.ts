import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { inspect } from '../literary/checks.ts';
import { draft } from '../literary/draft.ts';
import { printMarkdown } from '../literary/markdown/print.ts';
import { parseScenario } from '../scenario/parse.ts';
import { playScenario } from '../scenario/play.ts';
import { located, readInputFile, refuse } from './input-file.ts';
import { nightsOf, weavingNight } from './weave/night.ts';
import { asJson, asLines, type Checked } from './weave/print.ts';
import { readReportFile } from './weave/report-file.ts';

const usage = [
  'usage: npm run -s weave -- SCENARIO.yaml --night N [--report FILE.md] [--json]',
  '  prints the first draft of the night as Markdown; with --report checks that text instead;',
  '  with --json prints coverage and findings. `paragraph` is the number of the Markdown block,',
  '  the title being 1; 0: the whole text. `n` is the author’s first, second … description of the night.',
];

interface Arguments {
  readonly file: string;
  readonly night: number;
  readonly report: string | null;
  readonly json: boolean;
}

/**
 * Weaves a night without a browser. 0: nothing stops its publication; 1: something does; 2: a file is bad, or there is
 * no such night.
 */
function run(args: readonly string[]): 0 | 1 | 2 {
  const given = readArguments(args);
  if (!given) return refuse(usage);
  const { file, json } = given;
  const text = readInputFile(file);
  if (text === null) return refuse([`${file}: cannot be read; expected a scenario file`]);
  const scenario = parseScenario(text, basename(file));
  if (!scenario.ok) return refuse(scenario.error.map((fault) => located(file, fault)));
  const played = playScenario(scenario.value);
  if (!played.ok) return refuse([located(file, played.error)]);
  const nights = nightsOf(played.value);
  const outcome = nights.find(({ number }) => number === given.night);
  if (!outcome) {
    const there = nights.map(({ number }) => number).join(', ');
    return refuse([
      `${file}: no night ${String(given.night)}; there ${there === '' ? 'is none' : `are: ${there}`}`,
    ]);
  }
  const night = weavingNight(text, played.value, outcome);
  const { material, cast, setting } = night;

  if (given.report !== null) {
    const report = readReportFile(given.report);
    if (!report.ok) return refuse([report.error]);
    const checked: Checked = { night, ...report.value, ...inspect(report.value.document, material, cast) };
    write(json ? asJson(checked) : asLines(given.report, checked));
    return verdict(checked);
  }
  const document = draft(material, setting, cast);
  const printed = printMarkdown(document);
  const checked: Checked = {
    night,
    document,
    blockOf: printed.blockOf,
    ...inspect(document, material, cast),
  };
  write(json ? asJson(checked) : printed.text.trimEnd());
  return verdict(checked);
}

const verdict = ({ findings }: Checked): 0 | 1 => (findings.some(({ stops }) => stops) ? 1 : 0);

function readArguments(args: readonly string[]): Arguments | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        night: { type: 'string' },
        report: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    const { night = '', report = null, json } = values;
    if (file === undefined || others.length > 0 || !/^\d{1,4}$/u.test(night)) return null;
    return { file, night: Number(night), report, json };
  } catch {
    return null;
  }
}

const write = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

process.exitCode = run(process.argv.slice(2));
