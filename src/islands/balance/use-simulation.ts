import { useEffect, useRef, useState } from 'react';
import type { Plan } from '../../simulation/plan.ts';
import type { Summary } from '../../simulation/summarise.ts';
import type { Answer, Impossible, Question } from './messages.ts';

export type Simulation =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly done: number }
  | { readonly state: 'done'; readonly summary: Summary; readonly seats: number }
  | { readonly state: 'impossible'; readonly why: Impossible }
  | { readonly state: 'failed' };

/** Plays in a worker of its own, so that the page stays quick; who cancels ends the worker. */
export function useSimulation(games: number): {
  readonly simulation: Simulation;
  readonly start: (plan: Plan) => void;
  readonly cancel: () => void;
} {
  const [simulation, setSimulation] = useState<Simulation>({ state: 'idle' });
  const worker = useRef<Worker | null>(null);

  function end(): void {
    worker.current?.terminate();
    worker.current = null;
  }
  useEffect(() => end, []);

  function start(plan: Plan): void {
    end();
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    setSimulation({ state: 'running', done: 0 });
    started.addEventListener('message', (event: MessageEvent<Answer>) => {
      const answer = event.data;
      if (worker.current !== started) return;
      if (answer.kind === 'progress') return setSimulation({ state: 'running', done: answer.done });
      end();
      if (answer.kind === 'impossible') setSimulation({ state: 'impossible', why: answer.why });
      else setSimulation({ state: 'done', summary: answer.summary, seats: plan.seats });
    });
    started.addEventListener('error', () => {
      if (worker.current !== started) return;
      end();
      setSimulation({ state: 'failed' });
    });
    started.postMessage({ plan, games } satisfies Question);
  }

  function cancel(): void {
    end();
    setSimulation({ state: 'idle' });
  }
  return { simulation, start, cancel };
}
