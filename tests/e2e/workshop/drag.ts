import type { EditorPage } from './editor-page.ts';

/** Drags what stands from one word to another with the mouse, to before a word elsewhere. */
export async function drag(editor: EditorPage, [from, to]: [string, string], before: string): Promise<void> {
  await editor.select(from, to);
  const [taken, place] = [await editor.boxOf(from), await editor.boxOf(before)];
  const { mouse } = editor.page;
  await mouse.move(taken.x + taken.width / 2, taken.y + taken.height / 2);
  await mouse.down();
  // A browser takes it for a drag after some pixels.
  await mouse.move(taken.x + taken.width / 2 + 6, taken.y + taken.height / 2 + 4, { steps: 3 });
  await mouse.move(place.x + 2, place.y + place.height / 2, { steps: 8 });
  await mouse.move(place.x + 1, place.y + place.height / 2);
  await mouse.up();
}
