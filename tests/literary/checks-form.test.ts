import { describe, expect, test } from 'vitest';
import { added, demoMornings, look, morningOf } from './mornings.ts';

const table = (code: string, night: number, yes: readonly string[], no: readonly string[]) =>
  describe(code, () => {
    test.each(yes)('%s', (paragraph) => expect(added(night, paragraph)).toContain(code));
    test.each(no)('not: %s', (paragraph) => expect(added(night, paragraph)).not.toContain(code));
  });

table(
  'gender',
  1,
  [
    'Убийца уколола спящего и ушла.',
    'Убийца уколол спящего.',
    'Кто-то уколола его.',
    'В темноте кто-то прошла мимо.',
    'Незнакомка скрылась за углом.',
    'Уколола и ушла.',
  ],
  [
    'Кто-то прошёл по карнизу.',
    'Ночь стояла тёмная. Погасла свеча.',
    'Суок уколола его и ушла. Убийца не оглянулась.',
    '«Кто-то вошла», — прошептал часовой.',
    'Убийцы разбежались.',
    '— Кто-то приходила, — сказал сосед.',
  ],
);

table(
  'failed-as-success',
  1,
  [
    'Гимнаст Тибул убил доктора.',
    'Оружейник Просперо уберёг гимнаста.',
    'Третий Толстяк избил гимнаста Тибула.',
    'Караска задушил мирного горожанина.',
    'Второй Толстяк был застрелен испанцем.',
  ],
  [
    'Говорят, Караска убил кого-то.',
    'Караска не убил никого.',
    'Гимнаст Тибул чуть не убил доктора.',
    'Первый Толстяк убил мирного горожанина.',
    'Суок избила горожанина.',
    '«Тибул убил его!» — кричали мальчишки.',
    'Учитель танцев остановил горожанина.',
  ],
);

table(
  'person',
  1,
  ['Я вышел на площадь и заплакал.', 'Мы всё это видели.', 'Дверь захлопнулась у меня за спиной.'],
  [
    '— Я ничего не видел, — сказал сторож.',
    '«Мы пропали», — подумал он.',
    'Докладываю: мною задержан столб.',
    'Из дневника наследника. Мне не спалось.',
    '> Я был здесь.',
    'Буква «я» погасла на вывеске.',
    'Кое-кто из-за моря вернулся.',
  ],
);

table(
  'tense',
  1,
  [
    'Гимнаст Тибул идёт по канату, смотрит вниз, улыбается и машет рукой.',
    'Кошка крадётся по карнизу. Фонарь мигает. Город слушает и не дышит.',
  ],
  [
    'Гимнаст Тибул шёл по канату, смотрел вниз и улыбался.',
    'Ответ, совет и рассвет; кабинет, пистолет и букет.',
    '— Кто идёт? — Никто не идёт, никто не стучит, никто не ждёт.',
    'Пишет, читает, считает —\nи засыпает, и спит.',
  ],
);

table(
  'unfinished',
  1,
  [
    ...['Дописать [кто?].', 'И тут ??? вышел.', 'TODO', 'За дверью спал N.', 'Имя: ____'],
    ...['Дописать!', 'Рассвело. Тут вставить сцену с куклой.', '(здесь будет про доктора)', '<!-- потом -->'],
    'Lorem ipsum dolor sit amet.',
  ],
  [
    ...['Кто там?! Никто…', '[ссылка](https://example.org)', 'Нота № 5.'],
    ...['Дописать письмо он не успел.', 'Потом вставить стекло было некому.', 'Здесь (в тени) будет тихо.'],
  ],
);

table(
  'typography',
  1,
  ['Он сказал "да".', 'Он - кот.', 'Тихо  падал снег.', 'И вот...', 'Слово , запятая.'],
  ['Он сказал «да» — и ушёл…', 'Кое-кто из-за угла, 10–12.', 'Он сказал: «Читай „Вести“».'],
);

describe('a report told otherwise', () => {
  const { markdown: _, ...night } = morningOf(1);
  const codes = (paragraphs: readonly string[]) =>
    look(`# Ночь\n\n${paragraphs.join('\n\n')}`, night).findings.map(({ code }) => code);

  test('in the present is asked about its paragraph in the past', () => {
    const now = 'Город спит, фонарь мигает, сторож ходит и вздыхает.';
    expect(codes([now, now, now, 'Тибул вышел, постоял и ушёл.'])).toContain('tense');
    expect(codes([now, now, now])).not.toContain('tense');
  });

  test('by somebody who says «я» throughout is left alone', () => {
    expect(codes(['Я вышел.', 'Мне не спалось.', 'Меня ждали.'])).not.toContain('person');
  });
});

test.each(demoMornings)(
  'the written morning of $name has nothing that stops it and hardly any advice',
  (morning) => {
    const { findings } = look(morning.markdown, morning);
    expect(findings.filter(({ stops }) => stops).map(({ message }) => message)).toEqual([]);
    expect(findings.length).toBeLessThanOrEqual(1);
  },
);
