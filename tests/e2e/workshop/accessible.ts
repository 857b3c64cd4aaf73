import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeEach, expect, it } from 'vitest';
import type { Editing } from './editing.ts';
import type { EditorPage } from './editor-page.ts';
import { contrasts } from './contrasts.ts';
import { reportOf } from './nights.ts';

/** The rules of axe, as a script for the page. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** What axe finds wrong in a page, in a line each. */
async function violations({ page }: EditorPage): Promise<readonly string[]> {
  await page.evaluate(axe);
  const found = (await page.evaluate('axe.run().then(({ violations }) => violations)')) as Violation[];
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** What a page must keep for who does not see it, or sees it badly. */
export function accessible(desk: Editing): void {
  let editor: EditorPage;
  beforeEach(async () => {
    editor = desk.editor();
    await editor.begin(desk.report());
    await editor.after('Первая');
    await editor.type(' серая');
    await editor.editor.getByText('правлено ведущим').waitFor();
  });

  it('axe finds nothing wrong, on a wide screen and on a phone, in light and in dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [1280, 390]) {
        await editor.page.emulateMedia({ colorScheme });
        await editor.page.setViewportSize({ width, height: 900 });
        await expect.poll(() => violations(editor), { timeout: 15_000 }).toEqual([]);
      }
    }
    await editor.page.emulateMedia({ colorScheme: 'light' });
    await editor.page.setViewportSize({ width: 1280, height: 900 });
  });

  it('every button, link and field has a name', async () => {
    const devtools = await editor.page.context().newCDPSession(editor.page);
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const acting = new Set([
      'button',
      'link',
      'textbox',
      'combobox',
      'checkbox',
      'DisclosureTriangle',
      'dialog',
    ]);
    const named = nodes.filter(({ ignored, role }) => !ignored && acting.has(String(role?.value)));
    expect(named.length).toBeGreaterThan(20);
    const nameless = named.filter(({ name }) => String(name?.value ?? '').trim() === '');
    expect(nameless.map(({ role, properties }) => [role?.value, properties])).toEqual([]);
  });

  it('headings say something, also before the report has a title', async () => {
    const silent = () =>
      editor.page
        .getByRole('heading')
        .evaluateAll(
          (all) =>
            all.filter((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim() === '')
              .length,
        );
    expect(await silent()).toBe(0);
    await editor.begin({ ...reportOf(), content: [{ type: 'heading', attrs: { level: 2 } }] });
    await editor.page.getByRole('heading', { name: 'Название отчёта: пусто' }).waitFor();
    expect(await silent()).toBe(0);
    await editor.type('Утро');
    await editor.page.getByRole('heading', { name: 'Утро', exact: true }).waitFor();
  });

  it('no id stands twice, and what is referred to is there', async () => {
    const wrong = await editor.page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
      const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];
      const lost = references.flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].flatMap((one) =>
          (one.getAttribute(name) ?? '').split(/\s+/).filter((id) => !document.getElementById(id)),
        ),
      );
      const nowhere = [...document.querySelectorAll('a[href^="#"]')]
        .map((one) => one.getAttribute('href')?.slice(1) ?? '')
        .filter((id) => !document.getElementById(id));
      return [...twice, ...lost, ...nowhere];
    });
    expect(wrong).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('words stand out from the paper, %s', async (colorScheme) => {
    await editor.page.emulateMedia({ colorScheme });
    const faint = async () => (await editor.page.evaluate(contrasts)).filter(({ ratio }) => ratio < 4.5);
    // Buttons change their colours by and by.
    await expect.poll(faint).toEqual([]);
    await editor.page.emulateMedia({ colorScheme: 'light' });
  });

  it('on a phone nothing runs out of the screen, and what is pressed is large enough', async () => {
    await editor.after('После.');
    await editor.type(` ${'а'.repeat(60)}`);
    await editor.page.setViewportSize({ width: 390, height: 844 });
    const { aside, small } = await editor.page.evaluate(() => ({
      aside: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      small: [...document.querySelectorAll('main button, main summary, main input, .gut')]
        .map((one) => ({ is: one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.height < 23.5 || box.width < 23.5))
        .map(({ is, box }) => `${is} ${box.width}×${box.height}`),
    }));
    await editor.page.setViewportSize({ width: 1280, height: 900 });
    expect(aside).toBe(0);
    expect(small).toEqual([]);
    expect(desk.mistakes()).toEqual([]);
  });
}
