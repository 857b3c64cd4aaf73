import type { Page } from 'playwright-core';
import type { ReportNode } from '../../../src/literary/node.ts';
import { workshop } from '../pages/workshop.ts';
import { linesOf } from './outline.ts';

/** What TipTap hangs on the element that it edits. */
interface InPage {
  editor: {
    view: {
      posAtDOM(node: Node, offset: number): number;
      state: { tr: Tr };
      dispatch(tr: Tr): void;
    };
    commands: {
      setContent(content: unknown): void;
      setTextSelection(place: { from: number; to: number }): void;
    };
  };
}

interface Tr {
  setMeta(key: string, value: unknown): Tr;
}

/** The editor as fingers use it: places are named by their words. */
export function editorPage(page: Page) {
  const table = workshop(page);

  /**
   * Selects from the beginning of one piece of text to the end of another, or puts the cursor there. The editor is told
   * itself: of a selection that a script makes in the page it would hear later than of the next key.
   */
  async function select(from: string, to = from, collapse: 'start' | 'end' | null = null): Promise<void> {
    await table.editor.focus();
    await table.editor.evaluate(
      (root, [first, last, side]) => {
        const { editor } = root as unknown as InPage;
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        let begin: number | null = null;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.nodeValue ?? '';
          const start = begun(text);
          if (start >= 0) begin = editor.view.posAtDOM(node, start);
          const found = begin === null ? -1 : text.indexOf(last, Math.max(0, start));
          if (begin === null || found < 0) continue;
          const end = editor.view.posAtDOM(node, found + last.length);
          editor.commands.setTextSelection({
            from: side === 'end' ? end : begin,
            to: side === 'start' ? begin : end,
          });
          return;
        }
        throw new Error(`No such words: ${first} … ${last}`);

        function begun(text: string): number {
          return begin === null ? text.indexOf(first) : -1;
        }
      },
      [from, to, collapse] as const,
    );
  }

  return {
    ...table,
    page,
    lines: () => table.editor.evaluate(linesOf),
    /** Makes the report in the editor another one: each test begins with its own. */
    async begin(report: ReportNode): Promise<void> {
      await table.editor.evaluate((root, document) => {
        const { editor } = root as unknown as InPage;
        editor.commands.setContent(document);
      }, report);
      await table.editor.focus();
    },
    /** The anchors of the fragments, in their order. */
    ids: () =>
      table.editor
        .locator('[data-fragment]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['fragment'])),
    /** Where a word stands on the screen. */
    boxOf: (word: string) =>
      table.editor.evaluate((root, wanted) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = node.nodeValue?.indexOf(wanted) ?? -1;
          if (at < 0) continue;
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + wanted.length);
          const { x, y, width, height } = range.getBoundingClientRect();
          return { x, y, width, height };
        }
        throw new Error(`No such word: ${wanted}`);
      }, word),
    /** Presses a button of «Оформление». */
    tool: (name: string) =>
      page.getByRole('toolbar', { name: 'Оформление' }).getByRole('button', { name, exact: true }).click(),
    /** Waits for the bar to say how much is woven. */
    counted: (words: string) => page.locator('.status p', { hasText: words }).waitFor(),
    /** What comes next is a step of its own for undo, as after a pause in typing. */
    pauseHistory: () =>
      table.editor.evaluate((root) => {
        const { view } = (root as unknown as InPage).editor;
        view.dispatch(view.state.tr.setMeta('closeHistory$', true));
      }),
    select,
    before: (words: string) => select(words, words, 'start'),
    after: (words: string) => select(words, words, 'end'),
    async press(...keys: string[]): Promise<void> {
      for (const key of keys) await page.keyboard.press(key);
    },
    type: (text: string) => page.keyboard.type(text),
    /** Pastes what another program has put on the clipboard. */
    async paste(html: string, text = ''): Promise<void> {
      await table.editor.evaluate(
        (root, [rich, plain]) => {
          const clipboardData = new DataTransfer();
          if (rich) clipboardData.setData('text/html', rich);
          clipboardData.setData('text/plain', plain);
          root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        },
        [html, text] as const,
      );
    },
  };
}

export type EditorPage = ReturnType<typeof editorPage>;
