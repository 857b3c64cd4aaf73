import { beforeAll, expect, it } from 'vitest';
import type { Editing } from './editing.ts';
import type { EditorPage } from './editor-page.ts';
import { ready } from './opened.ts';
import { asLoaded } from './piece.ts';

/** What undo goes back to. The page is as it was opened. */
export function undo(desk: Editing): void {
  let editor: EditorPage;
  beforeAll(() => void (editor = desk.editor()));
  const undo = async (times: number) => {
    await editor.editor.focus();
    await editor.press(...Array.from({ length: times }, () => 'Control+z'));
  };

  it('fifty times after loading leaves the text as loaded', async () => {
    await editor.counted('вплетено 1 из 2');
    await undo(50);
    expect(await editor.lines()).toEqual(asLoaded);
  });

  it('brings back all that was selected and deleted, cut or typed over, sources and all', async () => {
    for (const act of ['Delete', 'Backspace', 'Control+x', 'Ы']) {
      await editor.press('Control+a');
      if (act === 'Ы') await editor.type(act);
      else await editor.press(act);
      expect(await editor.lines(), act).toEqual([act === 'Ы' ? 'h2: Ы' : 'h2: ']);
      await undo(1);
      expect(await editor.lines(), act).toEqual(asLoaded);
    }
    expect(await editor.ids()).toEqual(['piece']);
    await undo(50);
    expect(await editor.lines()).toEqual(asLoaded);
  });

  it('by buttons takes back a separator alone, puts it again, and ends where the report was loaded', async () => {
    await editor.after('После.');
    await editor.type(' Ещё.');
    const before = asLoaded.with(-1, 'p: После. Ещё.');
    const parted = [...before, 'hr', 'p: '];
    await editor.tool('Разделитель');
    expect(await editor.lines()).toEqual(parted);
    await editor.tool('Отменить');
    expect(await editor.lines()).toEqual(before);
    await editor.tool('Вернуть');
    expect(await editor.lines()).toEqual(parted);
    await undo(50);
    expect(await editor.lines()).toEqual(asLoaded);
    await expect
      .poll(() => editor.page.getByRole('button', { name: 'Отменить', exact: true }).isDisabled())
      .toBe(true);
  });

  it('leaves what was restored from this device after the network had gone', async () => {
    await editor.page.route('**/api/trpc/report.save', (route) => route.abort());
    await editor.after('После.');
    await editor.type(' Без связи.');
    await editor.page.getByRole('status').filter({ hasText: 'Нет связи' }).waitFor();
    await editor.page.reload();
    await ready(editor.page);
    const restored = asLoaded.with(-1, 'p: После. Без связи.');
    expect(await editor.lines()).toEqual(restored);
    await undo(50);
    expect(await editor.lines()).toEqual(restored);
    await editor.page.unroute('**/api/trpc/report.save');
    expect(desk.mistakes()).toEqual([]);
  });
}
