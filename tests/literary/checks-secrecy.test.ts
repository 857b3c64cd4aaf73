import { describe, expect, test } from 'vitest';
import { inspect } from '../../src/literary/checks.ts';
import { nickFinder } from '../../src/literary/nicks.ts';
import { readMarkdown } from '../../src/literary/markdown/read.ts';
import { cast, material } from './night.ts';
import { added, look, morningOf } from './mornings.ts';
import { nightsOfFile } from './scenario-nights.ts';

describe('a living author’s nick stops the report, however it is written', () => {
  test.each([
    ['Мимо прошёл Vasilisk.'],
    ['Под окном стоял Vasilisk’а сосед.'],
    ['Vаsilisk ушёл.', 'with a Cyrillic а'],
    ['ν Vasіlіsk', 'with a Cyrillic і'],
    ['Котофея видели на крыше.'],
    ['С Котофеем не спорят, Котофею верят, о Котофее молчат.'],
    ['«Котофей», — шептали в толпе.'],
    ['Мыши белой налили молока.'],
    ['Ждали Fix-а и Fix’у.'],
    ['Ключом на 17 его не открыть.'],
    ['Письмо пришло к sys.admin’у.'],
    ['Шурупу77 не спалось.'],
    ['Деда Пихто искали.'],
    ['Тетей Мотей пугали детей.', 'without ё'],
    ['[Котофей](https://example.org) здесь.'],
    ['**Кото**фей здесь.'],
    ['Кот&shy;офей здесь.'],
    ['Раз, два, три,\nКотофей, смотри.'],
    ['> Котофей был здесь.'],
    ['- раз\n- Котофей'],
    ['4ertenok’а поймали.'],
    ['Капитан‑75 вышел.', 'with a hyphen that does not break'],
  ])('%s', (paragraph: string, ..._why: string[]) => {
    const codes = added(1, paragraph);
    expect(
      codes.some((code) => code === '■author-nick' || code === '■nick-beside-role'),
      codes.join(),
    ).toBe(true);
  });

  test('in the title too', () => {
    const { markdown, ...night } = morningOf(1);
    const titled = markdown.replace(/^# .*/u, '# Ночь, в которой Котофей не спал');
    const found = look(titled, night).findings.find(({ code }) => code === 'author-nick');
    expect(found).toMatchObject({ stops: true, path: [0] });
  });
});

describe('no nick is seen', () => {
  test.each([
    ['Белая мышь пробежала по столу.'],
    ['Котики и котофейки.'],
    ['По крыше гулял кот.'],
    ['Коты знают больше, чем говорят.'],
    ['Кот-рыболов снялся с якоря.'],
    ['Спелый арбуз упал с воза.'],
    ['У Арбуза на двери чёрная лента.', 'a dead player’s'],
    ['Бухгалтера нашли под люстрой.', 'this night’s victim’s'],
    ['Северный край неба посветлел, и ветер стих.'],
  ])('%s', (paragraph: string, ..._why: string[]) =>
    expect(added(1, paragraph).filter((code) => code.includes('nick'))).toEqual([]),
  );
});

describe('the finder of nicks', () => {
  test.each([
    ['M-S', 'Дверь M-S’у открыли', ['M-S']],
    ['M-S', 'М-Ѕ', ['М-Ѕ']],
    ['Кот', 'Кота, коту, Котом и Кот-то', ['Кота', 'Котом', 'Кот']],
    ['Туча', 'Тучи, Туче, Тучей, о Туче', ['Тучи', 'Туче', 'Тучей', 'Туче']],
    ['Fix', 'Fixа и FIXу, но не Fixture', ['Fixа', 'FIXу']],
    ['Чай, лимон', 'Чая, лимона и чай с лимоном', ['Чая, лимона']],
    ['Ёж', 'Ежа, Ежом', ['Ежа', 'Ежом']],
    ['!!!', 'ура!!!', ['!!!']],
  ])('%s in «%s»', (nick, text, found) =>
    expect(nickFinder([nick])(text).map(({ from, to }) => text.slice(from, to))).toEqual(found),
  );
});

describe('a living nick beside his character or function stops the report', () => {
  test.each([
    ['Клоун Август, он же Котофей, спал.'],
    ['Fix, канатоходец, спал.'],
    ['Гимнастом Тибулом был Fix.'],
    ['Под маской учёного Туба пряталась Мышь белая.'],
    ['О докторе и о Северном ветре говорили разное.'],
    ['Все знали, что Fix — вожак.'],
    ['Дед Пихто — телохранитель.'],
    ['Июлька и Vasilisk, наследник.'],
  ])('%s', (paragraph) => expect(added(1, paragraph)).toContain('■nick-beside-role'));

  test('not a dead one’s: his character is known', () =>
    expect(added(1, 'Арбуз, мирный житель, ему снился.')).not.toContain('■nick-beside-role'));
});

describe('a ghost shown as what he is stops the report', () => {
  test.each([
    ['beaten', 1, 'Мирный горожанин, которому', 'Наследник Тутти, которому'],
    ['a guest', 1, 'Гость, мирный горожанин, промокший', 'Гость, клоун Август, промокший'],
    ['spied on', 2, 'неподвижно сидел мирный житель', 'неподвижно сидел учёный Туб'],
    ['found to be', 2, 'Хозяин оказался обыкновенный горожанин', 'Хозяйкой оказалась Суок'],
    ['visited', 3, 'к мирному горожанину, засидевшемуся', 'к учёному Тубу, засидевшемуся'],
    ['read by the poodle', 5, 'Мысли у него', 'Это был клоун Август, и мысли у него'],
  ])('%s', (_, number, said, put) => {
    const { markdown, ...night } = morningOf(number);
    expect(markdown).toContain(said);
    const codes = look(markdown.replace(said, put), night).findings.filter(({ stops }) => stops);
    expect(codes.map(({ code }) => code)).toContain('ghost-unveiled');
  });

  test.each(['Тётушка Ганимед угостила клоуна Августа пирогом.', 'Суок избила наследника Тутти.'])(
    'in the host’s own words: %s',
    (paragraph) => expect(added(1, paragraph)).toContain('■ghost-unveiled'),
  );

  test.each([
    'Клоун Август спал.',
    'Наследник Тутти не спал, и Суок не спала.',
    'Тётушка Ганимед угостила горожанина.',
  ])('not: %s', (paragraph) => expect(added(1, paragraph)).not.toContain('■ghost-unveiled'));
});

describe('a living player’s character that the report keeps to itself stops it', () => {
  test.each([
    ['Гимнаст Тибул напал на клоуна Августа, но тот гостил у тётушки.', 1],
    ['Второй Толстяк сторожил наследника Тутти.', 1],
    ['Третий Толстяк выстрелил в продавца шаров.', 2],
  ])('%s', (paragraph, night) => expect(added(night, paragraph)).toContain('■role-unveiled'));

  test.each([
    'Гимнаст Тибул прошёл мимо балагана.',
    'Говорят, Тибул напал на Августа.',
    'Доктор Гаспар не спал.',
  ])('not: %s', (paragraph) => expect(added(1, paragraph)).not.toContain('■role-unveiled'));

  test('of the dead whose character is open to nobody, the nick alone is told', () => {
    const night = material();
    const deaths = night.deaths.map((death) => ({ ...death, hidden: true as const }));
    const codes = (line: string) =>
      inspect(readMarkdown(`# Ночь\n\n${line}`).document, { ...night, deaths }, cast).findings.map(
        ({ code }) => code,
      );
    expect(codes('Не стало Lady_Winter, тётушки Ганимед.')).toContain('role-unveiled');
    expect(codes('Не стало Lady_Winter и Грымзы.')).not.toContain('role-unveiled');
    expect(codes('Не стало Lady_Winter и Грымзы.')).not.toContain('death-role');
  });
});

describe('a nick that reads as any words do', () => {
  test.each([
    'Дул северный ветер, и флюгера отворачивались.',
    'Северный ветер принёс с залива туман.',
    'Подали чай, лимон и сухари.',
    'На верстаке лежал ключ на 17 и ещё один, ржавый.',
    'В клетке спала мышь белая, а рядом — серая.',
  ])('stops nothing where it may be words: %s', (paragraph) =>
    expect(added(3, paragraph).filter((code) => code.startsWith('■'))).toEqual([]),
  );

  test.each([
    ['Постучали, и это был Северный ветер.', '■author-nick'],
    ['Дверь открыла Мышь белая.', '■author-nick'],
    ['Северный ветер, доктор наш, не спал.', '■nick-beside-role'],
    ['Сeверный ветер не спал.', '■author-nick'],
    ['Северный ветер лечил кого-то на чердаке.', '■author-nick'],
    ['Северный ветер и Котофей пили чай.', '■author-nick'],
    ['Все смотрели на «Ключ на 17».', '■author-nick'],
  ])('stops where its capital can mean nothing else: %s', (paragraph, code) =>
    expect(added(3, paragraph)).toContain(code),
  );
});

describe('a nick is known however it is written', () => {
  test.each([
    'Шуруп 77',
    'Шурупа-77',
    'Капитан‑75',
    'Капитану 75',
    'Lady Winter',
    'Пу́псик',
    'ПУПСИК',
    'Koтoфeй',
  ])('%s', (nick) => expect(added(1, `Мимо прошёл ${nick}.`).join()).toMatch(/(author|living)-nick/u));
});

describe('words of success far from the name', () => {
  test.each([
    'Гимнаст Тибул долго стоял на карнизе. Потом он прицелился и застрелил кого хотел.',
    'Караска вошёл без стука. Задушил и ушёл.',
  ])('%s', (paragraph) => expect(added(1, paragraph)).toContain('failed-as-success'));

  test.each([
    'Гимнаст Тибул долго стоял на карнизе. Потом Первый Толстяк убил мирного жителя.',
    'Караска вошёл без стука. Люстра убила его скуку.',
  ])('not: %s', (paragraph) => expect(added(1, paragraph)).not.toContain('failed-as-success'));
});

test('a stopped text of two words sounds where they are a sentence, not where they are part of another', () => {
  const line = (text: string) => added(2, text).filter((code) => code.startsWith('■'));
  expect(line('К утру ветер стих, и стало слышно реку.')).toEqual([]);
  expect(line('Рассвело. Ветер стих.')).toEqual(['■premature']);
});

describe('a dead player whose nick is a common word', () => {
  const untold = (line: string) =>
    nightsOfFile('tests/literary/reports/flowers.yaml')
      .slice(0, 1)
      .some((night) => {
        const deaths = night.material.deaths.slice(0, 1).map((death) => ({ ...death, player: 'Ветер' }));
        const material = { ...night.material, deaths, alive: [] };
        const { findings } = inspect(readMarkdown(`# Ночь\n\n${line}`).document, material, night.cast);
        return findings.some(({ code }) => code === 'death-untold');
      });
  test.each(['Ветер стих.', 'Ветер гнал афиши. Ветер выл.', 'Стих ветер.'])('is not told by «%s»', (line) =>
    expect(untold(line)).toBe(true),
  );
  test.each(['Ветер погиб.', 'Не стало Ветра.', 'Ветер, мирный житель, до утра не дожил.', 'Был и Ветер.'])(
    'is told by «%s»',
    (line) => expect(untold(line)).toBe(false),
  );
});

describe('names of roles that are words, too', () => {
  test.each([
    'Тётушка Ганимед пила чай, клоуны на площади кувыркались.',
    'Суок побила горожанина, а наследник Тутти ел варенье.',
  ])('show no ghost: %s', (paragraph) => expect(added(1, paragraph)).not.toContain('■ghost-unveiled'));
  test('show one where it is told what was done to him', () =>
    expect(added(1, 'Наследник Тутти избит: Суок постаралась.')).toContain('■ghost-unveiled'));
});

test('a citizen’s nick does not stand beside his character because somebody else is called a citizen', () => {
  const codes = (line: string) => added(1, line).join();
  expect(codes('Погиб Бухгалтер, мирный житель. У окна плакала tanka.')).toBe('living-nick');
  expect(codes('У окна плакала tanka, мирная жительница.')).toBe('■nick-beside-role');
});
