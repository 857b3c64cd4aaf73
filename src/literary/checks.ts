import { type Cast, roleFinder } from './cast.ts';
import { order, premature, uncovered } from './checks/coverage-checks.ts';
import { deaths } from './checks/death-checks.ts';
import type { Check, Finding, FindingCode, Reading } from './checks/finding.ts';
import { complete, unfinished, untidy } from './checks/form-checks.ts';
import { ghosts, nicks } from './checks/secrecy-checks.ts';
import { type Coverage, coverage } from './coverage.ts';
import type { ReportDocument } from './document.ts';
import type { NightMaterial } from './material.ts';
import { nickFinder } from './nicks.ts';
import { published } from './walk.ts';

export type { Finding, FindingCode } from './checks/finding.ts';

const checks: readonly Check[] = [
  complete,
  deaths,
  uncovered,
  premature,
  nicks,
  ghosts,
  order,
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
    findNicks: nickFinder(material.seats.map(({ player }) => player)),
    findRoles: roleFinder(cast),
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
