import { describe, expect, test } from 'vitest';
import { renderReport } from '../../src/literary/render.ts';
import { draft } from '../../src/literary/draft.ts';
import { cast, fragment, material, paragraph, report, setting, text, woven } from './night.ts';

const htmlOf = (...blocks: Parameters<typeof report>[1][]) => renderReport(report('Ночь', ...blocks)).html;
const readable = (html: string) => html.replaceAll('\u00a0', '~');

describe('the printed report', () => {
  test('begins with an initial, breaks scenes with a pause and keeps the lines of verse', () => {
    const html = htmlOf(
      paragraph('Ветер листал вывески и остался недоволен всеми.'),
      { type: 'horizontalRule' },
      paragraph('Потом.'),
      { type: 'verse', content: [text('раз'), { type: 'hardBreak' }, text('два')] },
      paragraph('И дальше.'),
    );
    expect(readable(html)).toBe(
      '<p class="first">Ветер листал вывески и~остался недоволен всеми.</p><p class="pause">Потом.</p><div class="verse"><p>раз<br>два</p></div><p class="on">И~дальше.</p>',
    );
  });

  test('gives no initial to a line too short to stand beside it', () => {
    expect(htmlOf(paragraph('Ветер.'), paragraph('Потом.'))).toBe('<p>Ветер.</p><p>Потом.</p>');
  });

  test('puts a dash before a line of dialogue once, and no initial on it', () => {
    const html = htmlOf(
      { type: 'dialogue', content: [text('Кто там?')] },
      { type: 'dialogue', content: [text('— Никто.')] },
    );
    expect(readable(html)).toBe('<p>—~Кто там?</p><p>—~Никто.</p>');
  });

  test('spaces out a nick exactly as it is written', () => {
    const html = htmlOf(paragraph('Не стало ', { type: 'nick', attrs: { player: 'A - "B" <i>' } }, '.'));
    expect(html).toContain('<b class="nick">A - &quot;B&quot; &lt;i&gt;</b>');
  });

  test('lets no markup through', () => {
    const html = htmlOf(paragraph('<script>alert(1)</script> & <img src=x onerror=alert(1)>'), {
      type: 'heading',
      content: [text('<b>Глава</b>')],
    });
    expect(html).not.toMatch(/<(script|img)/);
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('&lt;b&gt;Глава');
  });

  test('prints a safe link, and none that came past the reader', () => {
    const link = (href: string) => paragraph(text('сюда', { type: 'link', attrs: { href } }));
    expect(htmlOf(link('https://example.org/?a=1&b=2'))).toContain('href="https://example.org/?a=1&amp;b=2"');
    const past = { ...report('Ночь'), content: [...report('Ночь').content, link('javascript:alert(1)')] };
    expect(renderReport(past).html).toBe('<p>сюда</p>');
  });

  test('never holds a note to self', () => {
    expect(htmlOf(paragraph('Текст'), { type: 'note', content: [text('тайна')] })).not.toContain('тайна');
  });

  test('before the end tells neither authors nor descriptions: fragments have anchors of their own only', () => {
    const night = material();
    const doc = draft(night, setting, cast);
    const { html } = renderReport(doc);
    for (const { id, author } of night.descriptions) {
      expect(html).not.toContain(id);
      if (night.alive.includes(author)) expect(html).not.toContain(author);
    }
    expect(html.match(/ id="f-[0-9a-f]+"/g)).toHaveLength(7);
    expect(html).not.toMatch(/data-|credit|woven|frag/);
  });

  test('after the end credits each author once in the register and where his words end', () => {
    const doc = report(
      'Ночь',
      fragment('f1', 'd1', paragraph(woven('Начало.', 'd1')), paragraph(woven('Первое.', 'd1'))),
      paragraph('Ведущий. ', woven('Второе.', 'd2')),
      paragraph('И ', woven('одно,', 'd1'), ' и ', woven('третье.', 'd1')),
    );
    const { html } = renderReport(doc, { credits: { d1: { author: 'Fix' }, d2: { author: 'Кот' } } });
    expect(html).toContain('Первое.<sup class="credit"><a href="#author-1" title="Fix">1</a></sup>');
    expect(html).toContain('Второе.<sup class="credit"><a href="#author-2" title="Кот">2</a></sup>');
    expect(html).toContain('третье.<sup class="credit"><a href="#author-1" title="Fix">1</a></sup>');
    expect(html.match(/#author-1/g)).toHaveLength(2);
    expect(html.match(/id="author-1"/g)).toHaveLength(1);
  });

  test('tells how long it takes to read', () => {
    expect(renderReport(report('Ночь', paragraph('слово '.repeat(850)))).readingMinutes).toBe(5);
    expect(renderReport(report('Ночь')).readingMinutes).toBe(1);
  });

  test('sets spaces and quotes across the borders of marks', () => {
    const html = htmlOf(
      paragraph('Он сказал "', text('да', { type: 'italic' }), '" и ушёл в ', woven('ночь', 'd1')),
    );
    expect(readable(html)).toBe('<p>Он сказал «<em>да</em>» и~ушёл в~ночь</p>');
  });
});
