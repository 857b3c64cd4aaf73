import { beforeAll, describe } from 'vitest';
import { noBrowser } from '../../support/browser.ts';
import { accessible } from './accessible.ts';
import { edges } from './edges.ts';
import type { Editing } from './editing.ts';
import type { EditorPage } from './editor-page.ts';
import { fragments } from './fragments.ts';
import { keyboard } from './keyboard.ts';
import { closedNight } from './nights.ts';
import { workshopOf } from './opened.ts';
import { pasting } from './paste.ts';
import { report, sent } from './piece.ts';
import { undo } from './undo.ts';

describe.skipIf(noBrowser)('the editor of a report', () => {
  const desk = workshopOf(async (site) => ({
    ours: await closedNight(site, { title: 'Наша ночь', sent, report }),
    other: await closedNight(site, { title: 'Чужая ночь', sent, report }),
  }));
  let editor: EditorPage;
  beforeAll(async () => void (editor = await desk.open('ours')));
  const editing: Editing = {
    editor: () => editor,
    report: () => report(desk.night('ours').sources),
    openOther: () => desk.open('other'),
    mistakes: () => desk.host.mistakes,
  };

  describe('undone', () => undo(editing));
  describe('with a fragment', () => fragments(editing));
  describe('typed in at a fragment', () => edges(editing));
  describe('pasted into', () => pasting(editing));
  describe('by keys alone', () => keyboard(editing));
  describe('heard and seen badly', () => accessible(editing));
});
