import type { Faults } from './faults.ts';
import type { WrittenPhase } from './scenario.ts';
import { lynchSchema, nightSchema } from './schema/phase.ts';
import type { Known } from './schema/nicks.ts';

/** The phases as written; a phase may be left out, but none is played twice. */
export function readPhases(known: Known, days: readonly unknown[], faults: Faults): readonly WrittenPhase[] {
  const schemas = { lynch: lynchSchema(known), night: nightSchema(known) };
  const seen = new Set<string>();
  return days.flatMap((day, index): WrittenPhase[] => {
    const at = ['days', index];
    if (day === null || typeof day !== 'object' || !('lynch' in day || 'night' in day)) {
      faults.add(at, 'expected a phase: "lynch: NUMBER" or "night: NUMBER"');
      return [];
    }
    const phase = 'lynch' in day ? lynchPhase() : nightPhase();
    if (!phase) return [];
    const name = `${phase.kind} ${String(phase.number)}`;
    if (seen.has(name))
      faults.add([...at, phase.kind], `${name} stands here twice; expected every phase once`);
    seen.add(name);
    return [phase];

    function lynchPhase(): WrittenPhase | null {
      const written = faults.check(schemas.lynch, day, at);
      return written && { kind: 'lynch', number: written.lynch, written, expect: written.expect ?? {} };
    }

    function nightPhase(): WrittenPhase | null {
      const written = faults.check(schemas.night, day, at);
      return written && { kind: 'night', number: written.night, written, expect: written.expect ?? {} };
    }
  });
}
