import { type Cast, roleFinder } from './cast.ts';
import { order, premature, uncovered } from './checks/coverage-checks.ts';
import { deaths } from './checks/death-checks.ts';
import type { Check, Finding, FindingCode, Reading } from './checks/finding.ts';
import { complete, unfinished, untidy } from './checks/form-checks.ts';
import { ghosts, nicks } from './checks/secrecy-checks.ts';
import { coverage } from './coverage.ts';
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

/** What no reason excuses: without a title or a text there is nothing to publish. */
export const unacceptable: ReadonlySet<FindingCode> = new Set<FindingCode>(['untitled', 'empty']);

/**
 * «Проверки» (W4): everything there is to say about a report before it is published, what stops it first.
 * The same in the browser and on the server; a finding that the host accepted stops nothing.
 */
export function check(doc: ReportDocument, material: NightMaterial, cast: Cast): readonly Finding[] {
  const reading: Reading = {
    doc,
    passages: published(doc),
    material,
    cast,
    coverage: coverage(doc, material, cast),
    findNicks: nickFinder(material.seats.map(({ player }) => player)),
    findRoles: roleFinder(cast),
  };
  return checks
    .flatMap((one) => one(reading))
    .map((one) => {
      const accepted = doc.attrs.accepted[one.key]?.trim() || null;
      return accepted === null || unacceptable.has(one.code) ? one : { ...one, stops: false, accepted };
    })
    .toSorted((a, b) => Number(b.stops) - Number(a.stops));
}
