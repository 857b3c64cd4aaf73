import { expect, it } from 'vitest';
import { rulebook } from '../../src/components/rules/rulebook.ts';

it('a rulebook falls into chapters and rules by the numbers of its headings', () => {
  const html =
    '<p>Начало.</p><h2 id="a">3 Порядок ночи</h2><p>По шагам.</p><h3>3.4 Гость</h3><p>Зовёт.</p><h2>4 Итог</h2>';
  expect(rulebook(html)).toEqual({
    opening: '<p>Начало.</p>',
    chapters: [
      {
        number: '3',
        title: 'Порядок ночи',
        html: '<p>По\u00a0шагам.</p>',
        rules: [{ number: '3.4', title: 'Гость', html: '<p>Зовёт.</p>' }],
      },
      { number: '4', title: 'Итог', html: '', rules: [] },
    ],
  });
});

it('the number of a rule leads to it, an hour or a number that no rule has stays text', () => {
  const html =
    '<p>Начало.</p><h2>4 Итог</h2><p>См. 4.1 (4), в 21:59, (9), <a href="#e4.1">пример 4.1</a>.</p><h3>4.1 Счёт</h3><p>3.5</p>';
  const { chapters } = rulebook(html);
  expect(chapters[0]?.html.replaceAll('\u00a0', ' ')).toBe(
    '<p>См. <a href="#r4.1">4.1</a> (<a href="#r4">4</a>), в 21:59, (9), <a href="#e4.1">пример 4.1</a>.</p>',
  );
  expect(chapters[0]?.rules[0]?.html).toBe('<p>3.5</p>');
});

it('a fenced scenario is no text of the rule', () => {
  const html =
    '<p>Начало.</p><h2>4 Итог</h2><p>Считают.</p>\n<pre class="astro-code" tabindex="0"><code>days: 4.1</code></pre>';
  expect(rulebook(html).chapters[0]?.html.trim()).toBe('<p>Считают.</p>');
});
