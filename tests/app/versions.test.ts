import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftReport } from '../../src/app/draft-report.ts';
import { holdReport } from '../../src/app/hold-report.ts';
import { keepVersion, setAside } from '../../src/app/keep-version.ts';
import { openWorkshop } from '../../src/app/open-workshop.ts';
import type { Actor } from '../../src/app/ports.ts';
import { publishReport } from '../../src/app/publish-report.ts';
import { readVersion, readVersions } from '../../src/app/read-versions.ts';
import { restoreVersion } from '../../src/app/restore-version.ts';
import { saveReport } from '../../src/app/save-report.ts';
import { say } from '../../src/app/say.ts';
import { emptyDocument, plainText, readDocument } from '../../src/literary/document.ts';
import { badDocuments, documentOf, paragraph } from './documents.ts';
import { must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
/** Each test has a table of its own, on the morning after its first night. */
let table: Table;
let source: string;
let tables = 0;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function newTable(): Promise<void> {
  site.set('2026-12-07T07:00:00.000Z');
  table = await openTable(site, { title: `Партия ${++tables}` });
  await table.lynch('Тис');
  must(await table.send({ by: 'Мак', command: 'Лечить Роза', description: 'Капли от бессонницы.' }));
  must(await table.send({ by: 'Роза', description: 'Роза поливала герань и слушала капли.' }));
  await table.closeNight();
  source = must(await openWorkshop(table.ctx, table.host, night())).material.descriptions[0]?.id ?? '';
}
const night = () => ({ slug: table.slug, night: 1 });
const saying = (words: string) => documentOf(paragraph(words));
const save = async (words: string, version: number) =>
  must(await saveReport(table.ctx, table.host, { ...night(), version, document: saying(words) })).version;
const keep = (words: string, name: unknown = 'Проба', actor: Actor = table.host) =>
  keepVersion(table.ctx, actor, { ...night(), name, document: saying(words) });
const versions = async () => must(await readVersions(table.ctx, table.host, night()));
const wordsOf = (document: unknown): string => {
  const read = readDocument(document);
  return read.ok ? plainText(read.value).split('\n\n').slice(1).join(' ') : '?';
};
const kept = async (id = '') =>
  wordsOf(must(await readVersion(table.ctx, table.host, { ...night(), id })).document);
const standing = async () => {
  const { document, version } = must(await openWorkshop(table.ctx, table.host, night()));
  return { words: wordsOf(document), version };
};
const restore = (id: string, version: number, more: object = {}) =>
  restoreVersion(table.ctx, table.host, { ...night(), id, version, ...more });

describe('a version', () => {
  beforeAll(newTable);

  it('is kept under its name, with its time and who kept it, newest first', async () => {
    const at = site.clock.now.toISOString();
    must(await keep('Первая.', '  Начало\n главы '));
    must(await keep('Вторая.', 'Конец'));
    const [second, first] = await versions();
    expect(first).toMatchObject({ name: 'Начало главы', occasion: null, at, by: table.host.nick });
    expect(second).toMatchObject({ name: 'Конец' });
    expect(await kept(first?.id)).toBe('Первая.');
  });

  it('sent twice is kept once; another text under the same name is another version', async () => {
    const before = (await versions()).length;
    const [one, again] = [must(await keep('Дважды.', 'Дважды')), must(await keep('Дважды.', 'Дважды'))];
    expect(again.id).toBe(one.id);
    must(await keep('Иначе.', 'Дважды'));
    expect(await versions()).toHaveLength(before + 2);
  });

  it.each([[''], ['   '], ['ж'.repeat(81)], [7], [null]])('is not called %j', async (name) => {
    const refused = await keep('Слово.', name);
    expect(refused.ok).toBe(false);
    if (!refused.ok) expect(say(table.ctx, refused.error)).toMatch(/Название версии|Слишком длинно/);
  });

  it.each(badDocuments)('is never $what', async ({ make, code }) => {
    const input = { ...night(), name: 'Плохая', document: make(source) };
    expect(await keepVersion(table.ctx, table.host, input)).toMatchObject({ error: { code } });
    const aside = { ...night(), occasion: 'theirs', document: make(source) };
    expect(await setAside(table.ctx, table.host, aside)).toMatchObject({ error: { code } });
  });

  it('is not there for anybody but the host', async () => {
    const [{ id } = { id: '' }] = await versions();
    const input = { ...night(), id, version: 0, name: 'Чужая', document: saying('Чужое.') };
    for (const actor of [table.of('Мак'), table.juror, table.stranger]) {
      for (const call of [keepVersion, readVersions, readVersion, restoreVersion])
        expect(await call(table.ctx, actor, input)).toMatchObject({ error: { code: 'not-found' } });
      const aside = { ...input, occasion: 'mine' };
      expect(await setAside(table.ctx, actor, aside)).toMatchObject({ error: { code: 'not-found' } });
    }
    expect(await readVersions(table.ctx, null, night())).toMatchObject({ error: { code: 'not-signed-in' } });
  });

  it('that was never kept is neither read nor restored', async () => {
    const gone = { ...night(), id: 'no-such-version' };
    expect(await readVersion(table.ctx, table.host, gone)).toMatchObject({
      error: { code: 'version-unknown' },
    });
    expect(await restore('no-such-version', 0)).toMatchObject({ error: { code: 'version-unknown' } });
  });

  it('is not kept without end', async () => {
    for (let at = (await versions()).length; at < 100; at += 1) must(await keep(`Версия ${at}.`, `${at}`));
    expect(await keep('Лишняя.', 'Лишняя')).toMatchObject({ error: { code: 'versions-full' } });
  });
});

describe('a restored version', () => {
  beforeAll(newTable);

  it('is the report again, as a new version of it, and what stood is kept', async () => {
    const { id } = must(await keep('Было хорошо.', 'Хорошо'));
    const version = await save('Стало хуже.', 0);
    const restored = must(await restore(id, version));
    expect(restored.version).toBe(version + 1);
    expect(await standing()).toEqual({ words: 'Было хорошо.', version: version + 1 });
    const [backup] = await versions();
    expect(backup).toMatchObject({ name: null, occasion: 'restore', by: table.host.nick });
    expect(await kept(backup?.id)).toBe('Стало хуже.');
  });

  it('is not restored twice by a double click, nor is anything kept twice', async () => {
    const { id } = must(await keep('Снова хорошо.', 'Снова'));
    const version = await save('Снова хуже.', (await standing()).version);
    const before = (await versions()).length;
    const [one, two] = await Promise.all([restore(id, version), restore(id, version)]);
    expect([must(one).version, must(two).version]).toEqual([version + 1, version + 1]);
    expect(await versions()).toHaveLength(before + 1);
  });

  it('does not come over what was saved meanwhile', async () => {
    const { id } = must(await keep('Старое.', 'Старое'));
    const { version } = await standing();
    await save('Свежее.', version);
    expect(await restore(id, version)).toMatchObject({
      error: { code: 'version-conflict', detail: { version: version + 1 } },
    });
    expect((await standing()).words).toBe('Свежее.');
  });

  it('waits until the tab holds the report', async () => {
    const { version } = await standing();
    const { id } = must(await keep('Из другой вкладки.', 'Другая'));
    const [here, there] = ['a1'.repeat(8), 'b2'.repeat(8)];
    must(await holdReport(table.ctx, table.host, { ...night(), holder: there, version }));
    expect(await restore(id, version, { holder: here })).toMatchObject({ error: { code: 'report-held' } });
    expect((await standing()).version).toBe(version);
    must(await restore(id, version, { holder: there }));
  });

  it('of a published report stays a version; what was published is one too', async () => {
    site.set('2027-01-11T07:00:00.000Z');
    const [{ id } = { id: '' }] = await versions();
    const document = await table.draft();
    must(
      await publishReport(table.ctx, table.host, {
        ...night(),
        version: (await standing()).version,
        document,
      }),
    );
    expect(await restore(id, (await standing()).version)).toMatchObject({
      error: { code: 'report-published' },
    });
    expect((await versions())[0]).toMatchObject({ occasion: 'publication' });
  });
});

describe('a text is kept by itself', () => {
  beforeAll(newTable);

  it('before a draft adds to it, if it had words', async () => {
    const draft = (document: unknown) => draftReport(table.ctx, table.host, { ...night(), document });
    must(await draft(emptyDocument()));
    expect(await versions()).toEqual([]);
    const { document } = must(await draft(saying('Пишу сам.')));
    const [backup] = await versions();
    expect(backup).toMatchObject({ occasion: 'draft' });
    expect(await kept(backup?.id)).toBe('Пишу сам.');
    must(await draft(saying('Пишу сам.')));
    must(await draft(document));
    expect(await versions()).toHaveLength(1);
  });

  it('when the host has chosen the other one', async () => {
    const input = { ...night(), occasion: 'theirs', document: saying('Моё, отложенное.') };
    must(await setAside(table.ctx, table.host, input));
    must(await setAside(table.ctx, table.host, input));
    const all = await versions();
    expect(all.map(({ occasion }) => occasion)).toEqual(['theirs', 'draft']);
    expect(await kept(all[0]?.id)).toBe('Моё, отложенное.');
    const other = { ...input, occasion: 'publication' };
    expect(await setAside(table.ctx, table.host, other)).toMatchObject({ error: { code: 'invalid-input' } });
  });

  it('as it stands, when it cannot be read and is about to be written over', async () => {
    const { reports } = table.ctx.store;
    const video = { type: 'video', content: [{ type: 'text', text: 'слова из будущего' }] };
    await reports.save(table.gameId, 1, 0, 'Ночь', documentOf(video), site.clock.now);
    await save('Теперь читается.', 1);
    await save('И дальше.', 2);
    const all = await versions();
    expect(all.filter(({ occasion }) => occasion === 'unreadable')).toHaveLength(1);
    const { document } = must(await readVersion(table.ctx, table.host, { ...night(), id: all[0]?.id ?? '' }));
    expect(JSON.stringify(document)).toContain('слова из будущего');
    expect(await restore(all[0]?.id ?? '', 3)).toMatchObject({ error: { code: 'unknown-node' } });
  });
});

describe('versions that are kept by themselves', () => {
  beforeAll(newTable);

  it('stay in their newest hundred, and those with a name all', async () => {
    must(await keep('Под именем.', 'Своя'));
    for (let at = 0; at < 103; at += 1) {
      const input = { ...night(), occasion: 'theirs', document: saying(`Отложено ${at}.`) };
      must(await setAside(table.ctx, table.host, input));
    }
    const all = await versions();
    expect(all.filter(({ occasion }) => occasion !== null)).toHaveLength(100);
    expect(all.at(-1)).toMatchObject({ name: 'Своя' });
    expect(await kept(all[0]?.id)).toBe('Отложено 102.');
    expect(await kept(all.at(-2)?.id)).toBe('Отложено 3.');
  });

  it('do not grow by drafts of what is published', async () => {
    const document = await table.draft();
    must(await publishReport(table.ctx, table.host, { ...night(), version: 0, document }));
    const after = (await versions()).length;
    must(await draftReport(table.ctx, table.host, { ...night(), document: saying('Не то.') }));
    expect(await versions()).toHaveLength(after);
  });
});
