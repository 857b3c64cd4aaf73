import type { Page } from 'playwright-core';
import type { ReportNode } from '../../../src/literary/node.ts';
import { workshop } from '../pages/workshop.ts';
import { linesOf } from './outline.ts';

/** The editor as fingers use it: places are named by their words. */
export function editorPage(page: Page) {
  const table = workshop(page);

  /** Selects from the beginning of one piece of text to the end of another, or puts the cursor there. */
  async function select(from: string, to = from, collapse: 'start' | 'end' | null = null): Promise<void> {
    await table.editor.focus();
    await table.editor.evaluate(
      (root, [first, last, side]) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        let begun = false;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.nodeValue ?? '';
          const start = begun ? 0 : text.indexOf(first);
          if (!begun && start >= 0) {
            range.setStart(node, start);
            begun = true;
          }
          const end = begun ? text.indexOf(last, Math.max(0, start)) : -1;
          if (end < 0) continue;
          range.setEnd(node, end + last.length);
          if (side) range.collapse(side === 'start');
          getSelection()?.removeAllRanges();
          getSelection()?.addRange(range);
          return;
        }
        throw new Error(`No such words: ${first} … ${last}`);
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
        const { editor } = root as unknown as {
          editor: { commands: { setContent(content: unknown): void } };
        };
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
        const { editor } = root as unknown as {
          editor: { view: { state: { tr: Tr }; dispatch(tr: Tr): void } };
        };
        interface Tr {
          setMeta(key: string, value: unknown): Tr;
        }
        editor.view.dispatch(editor.view.state.tr.setMeta('closeHistory$', true));
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
