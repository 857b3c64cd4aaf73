import type { PhaseKind } from '../engine/vocabulary.ts';

/** 2.1 Where the file doesn't say when its lynch ends. */
export const USUAL_END = '22:00';

/**
 * Instants for a file that knows no dates: every phase has a day of its own, the same on every run.
 * What has no time of its own comes, in the order written, before anything that has one.
 */
export class Clock {
  private readonly day: string;
  private ticks = 0;

  constructor(kind: PhaseKind, number: number) {
    const day = Date.UTC(2010, 0, 1 + 2 * number + (kind === 'night' ? 1 : 0));
    this.day = new Date(day).toISOString().slice(0, 10);
  }

  tick(): string {
    const minutes = Math.floor(this.ticks / 60_000);
    const milliseconds = this.ticks % 60_000;
    this.ticks += 1;
    return `${this.day}T00:${two(minutes)}:${two(Math.floor(milliseconds / 1000))}.${String(milliseconds % 1000).padStart(3, '0')}Z`;
  }

  /** When the phase is resolved, whatever was late. */
  end(): string {
    return this.at('23:59:59.999');
  }

  /** «21:59:59.9» on this day. */
  at(time: string): string {
    const [hours = '', minutes = '', seconds = '00'] = time.split(':');
    const [whole = '00', part = ''] = seconds.split('.');
    return `${this.day}T${hours.padStart(2, '0')}:${minutes}:${whole}.${part.slice(0, 3).padEnd(3, '0')}Z`;
  }
}

const two = (value: number): string => String(value).padStart(2, '0');
