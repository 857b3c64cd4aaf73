import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { choice } from '../../../src/islands/workshop/choice.ts';
import { HoldNotice } from '../../../src/islands/workshop/Hold.tsx';
import { VersionDialog } from '../../../src/islands/workshop/VersionDialog.tsx';
import { Versions } from '../../../src/islands/workshop/Versions.tsx';
import { versionWords } from '../../../src/islands/workshop/words.ts';
import { plainText } from '../../../src/literary/document.ts';
import { type KeptVersion, occasions } from '../../../src/literary/version.ts';
import { saying } from './desk-of-night.ts';

const words = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ');
const nothing = () => undefined;
const version = (change: Partial<KeptVersion> = {}): KeptVersion => ({
  id: 'v1',
  name: 'С котом',
  occasion: null,
  at: '2010-12-09T06:14:07.000Z',
  by: 'Вожатый',
  ...change,
});

test('a version is listed by its name or its occasion, in Moscow time, with who kept it', () => {
  const kept = version({ id: 'v2', name: null, occasion: 'draft' });
  const page = words(renderToString(<Versions list={[version(), kept]} keep={null} compare={nothing} />));
  expect(page).toContain('С котом 9 декабря, 09:14:07 , Вожатый');
  expect(page).toContain('Перед черновиком');
  expect(page).not.toContain('Сохранить версию');
});

test('every occasion has words of its own', () => {
  const all = occasions.map((occasion) => versionWords({ name: null, occasion }));
  expect(new Set(all).size).toBe(occasions.length);
  expect(all.every((one) => /^[А-ЯЁ]/.test(one))).toBe(true);
});

test('of many versions the newest few are shown', () => {
  const many = Array.from({ length: 12 }, (_, at) => version({ id: `v${at}`, name: `Версия ${at}` }));
  const page = words(renderToString(<Versions list={many} keep={null} compare={nothing} />));
  expect(page).toContain('Версия 4');
  expect(page).not.toContain('Версия 5');
  expect(page).toContain('Показать ещё 7');
});

test('a version is compared word by word; what did not change is only counted', () => {
  const many = (last: string) => ({
    ...saying(''),
    content: [
      ...saying('а').content.slice(0, 1),
      ...['один', 'два', 'три', 'четыре', last].map((text) => ({
        type: 'paragraph',
        content: [{ type: 'text', text }],
      })),
    ],
  });
  const html = renderToString(
    <VersionDialog
      version={version()}
      kept={many('Кот спал на крыше.')}
      present={many('Кот сидел на крыше.')}
      close={nothing}
      restore={async () => true}
    />,
  );
  expect(html).toContain('<del>спал</del><ins>сидел</ins>');
  expect(words(html)).toContain('4 абзаца без изменений');
  expect(words(html)).toContain('Вернуть эту версию');
});

test('the same text is not restored; one that cannot be opened is read only', () => {
  const dialog = (kept: unknown) =>
    words(
      renderToString(
        <VersionDialog
          version={version()}
          kept={kept}
          present={saying('а')}
          close={nothing}
          restore={async () => true}
        />,
      ),
    );
  expect(dialog(saying('а'))).toContain('ни слова не изменилось');
  expect(dialog(saying('а'))).not.toContain('Вернуть эту версию');
  const broken = dialog({
    type: 'doc',
    content: [{ type: 'video', content: [{ type: 'text', text: 'б' }] }],
  });
  expect(broken).toContain('скопировать отсюда');
  expect(broken).not.toContain('Вернуть эту версию');
});

test('of two texts the one that is not chosen is put aside, and the other one also when they are merged', () => {
  const [mine, theirs] = [saying('моё'), saying('чужое')];
  const state = { kind: 'conflict', mine, other: { version: 7, document: theirs } } as const;
  expect(choice('mine', state, null)).toEqual({
    document: mine,
    aside: { occasion: 'mine', document: theirs },
  });
  expect(choice('theirs', state, null)).toEqual({
    document: theirs,
    aside: { occasion: 'theirs', document: mine },
  });
  const merged = choice('merged', state, null);
  expect(merged.aside).toEqual({ occasion: 'merged', document: theirs });
  for (const text of ['моё', 'чужое']) expect(plainText(merged.document)).toContain(text);
});

test('who holds the report is told, and whether it was taken from here', () => {
  const holding = { by: 'Вожатый', since: '2010-12-09T05:14:00.000Z' };
  const notice = (lost: boolean, you: boolean, unsaved = false) =>
    words(
      renderToString(
        <HoldNotice
          state={{ kind: 'theirs', lost, you, ...holding }}
          unsaved={unsaved}
          take={() => undefined}
        />,
      ),
    );
  expect(notice(false, true)).toContain('Отчёт открыт в другой вкладке или на другом устройстве, с 08:14 .');
  expect(notice(false, false)).toContain('у другого ведущего, Вожатый');
  expect(notice(true, true)).toContain('Всё написанное здесь сохранено');
  expect(notice(true, true, true)).toContain('выберите, как быть');
});
