import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Ready } from '../../../src/islands/workshop/Ready.tsx';
import type { SaveState } from '../../../src/islands/workshop/saver.ts';
import { type MorningActs, readinessOf } from '../../../src/islands/workshop/use-morning.ts';

const saved: SaveState = { kind: 'saved', at: null };

describe('a report that was declared ready', () => {
  it('is ready while that very version stands, and everything typed is saved', () => {
    expect(readinessOf(3, 3, saved)).toBe('ready');
    expect(readinessOf(null, 3, saved)).toBe('unready');
    expect(readinessOf(3, 4, saved)).toBe('edited');
    for (const kind of ['unsaved', 'saving', 'waiting'] as const)
      expect(readinessOf(3, 3, { kind })).toBe('edited');
  });

  const shown = (change: Partial<MorningActs>, { stopped = false, sent = true } = {}): string => {
    const acts = {
      mark: () => undefined,
      lock: () => undefined,
      busy: false,
      message: null,
      locked: false,
      stale: false,
    };
    const morning: MorningActs = { readiness: 'unready', ...acts, ...change };
    const html = renderToString(
      <Ready dueAt="2026-12-08T07:00:00.000Z" reading={false} {...{ morning, sent, stopped }} />,
    );
    return html.replace(/<!-- -->/g, '').replaceAll('\u00a0', ' ');
  };

  it('says in words what will come out by itself', () => {
    expect(shown({ readiness: 'ready' })).toContain('В 10:00 выйдет само');
    expect(shown({})).toContain('В 10:00 выйдет только технический отчёт');
    expect(shown({ readiness: 'edited' })).toContain('Вы правили после отметки: в 10:00');
  });

  it('says what stops it while something does', () => {
    expect(shown({}, { stopped: true })).toMatch(
      /<button[^>]* aria-describedby="stops"[^>]*>Готов к публикации/,
    );
    expect(shown({})).not.toContain('aria-describedby="stops"');
  });

  it('says whether authors may still correct their words', () => {
    expect(shown({})).toContain('Закрыть правку описаний');
    expect(shown({ locked: true })).toContain('Правка описаний закрыта');
    expect(shown({}, { sent: false })).not.toContain('правку описаний');
    expect(shown({ stale: true })).toContain('Пока вы писали, авторы исправили описания');
  });
});
