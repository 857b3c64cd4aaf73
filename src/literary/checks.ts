import { type Cast, roleFinder } from './cast.ts';
import { order, premature, uncovered } from './checks/coverage-checks.ts';
import { deaths } from './checks/death-checks.ts';
import type { Check, Finding, FindingCode, Reading } from './checks/finding.ts';
import { complete, unfinished, untidy } from './checks/form-checks.ts';
import { genders } from './checks/gender-check.ts';
import { ghosts } from './checks/ghost-check.ts';
import { unnamed } from './checks/nameless-check.ts';
import { nicks } from './checks/nick-checks.ts';
import { person } from './checks/person-check.ts';
import { roles } from './checks/role-check.ts';
import { successes } from './checks/success-check.ts';
import { tense } from './checks/tense-check.ts';
import { type Coverage, coverage } from './coverage.ts';
import type { ReportDocument } from './report.ts';
import type { NightMaterial } from './material.ts';
import { narrative } from './narrative.ts';
import { nickFinder } from './nicks.ts';
import { sentences } from './sentences.ts';
import { published } from './walk.ts';

export type { Finding, FindingCode } from './checks/finding.ts';

const checks: readonly Check[] = [
  complete,
  deaths,
  uncovered,
  premature,
  nicks,
  roles,
  ghosts,
  genders,
  successes,
  order,
  tense,
  person,
  unnamed,
  unfinished,
  untidy,
];

/**
 * What no reason excuses: without a title or a text there is nothing to publish, a death is told, and
 * a description is left out on the desk, where its reason stands beside it.
 */
export const unacceptable: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'untitled',
  'empty',
  'death-untold',
  'uncovered',
]);

/** The same question is asked by many checks. */
function remembered<K, T>(find: (of: K) => T): (of: K) => T {
  const known = new Map<K, T>();
  return (of) => {
    const seen = known.get(of);
    if (seen !== undefined) return seen;
    const found = find(of);
    known.set(of, found);
    return found;
  };
}

/** What the checks and the measuring of reuse see in a report: the same in the browser and on the server. */
export interface Inspection {
  readonly findings: readonly Finding[];
  readonly coverage: readonly Coverage[];
}

/** Reads a report once for its findings and for what became of each description. */
export function inspect(doc: ReportDocument, material: NightMaterial, cast: Cast): Inspection {
  const reading: Reading = {
    doc,
    passages: published(doc),
    material,
    cast,
    coverage: coverage(doc, material, cast),
    findNicks: remembered(nickFinder(material.seats.map(({ player }) => player))),
    findRoles: remembered(roleFinder(cast)),
    sentencesOf: remembered(sentences),
    narrativeOf: remembered(narrative),
  };
  const findings = checks
    .flatMap((one) => one(reading))
    .map((one) => {
      const accepted = doc.attrs.accepted[one.key]?.trim() || null;
      return accepted === null || unacceptable.has(one.code) ? one : { ...one, stops: false, accepted };
    })
    .toSorted((a, b) => Number(b.stops) - Number(a.stops));
  return { findings, coverage: reading.coverage };
}

/**
 * «Проверки» (W4): everything there is to say about a report before it is published, what stops it first.
 * A finding that the host accepted with a reason stops nothing.
 */
export const check = (doc: ReportDocument, material: NightMaterial, cast: Cast): readonly Finding[] =>
  inspect(doc, material, cast).findings;
