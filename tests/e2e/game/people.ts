/** Who takes part; the nicks are of all shapes that a forum knows, and none is a word that a story needs. */
export const HOST = 'Ася Ведёт';
export const JURORS = ['Судья Чайка', 'Судья Лист'] as const;

export const NICKS = [
  'Косой дождь',
  'M-S2',
  'Тихий Ляпис',
  'Юла-17',
  'Сорока_воровка',
  'Пан Кактус',
  'Осьминог в пальто',
  'd0ktor',
  'Барабанный боец',
  'Ёж под зонтом',
  'Zvonok',
  'Кефирчик',
  'Нота Бене',
  'Рыжий Клякс',
  'Мадам Жу',
  'xx_Sova_xx',
  'Лапоть 44',
  'Чёрный пудинг',
  'Капля_клея',
  'Пряник.ру',
  'Трын-трава',
  'Ириска-Крис',
  'Мистер Ы',
  'Бормотун',
] as const;
