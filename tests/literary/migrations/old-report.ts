/**
 * A report as the first edition of the program stored it (version 1): a rumour that only its fragment tells of, and signs
 * that nobody sees: a soft hyphen, a zero-width space in a nick, й of two signs.
 */
export const oldReport = (source: string, title = 'Ночь, записанная давно') => ({
  type: 'doc',
  attrs: { schemaVersion: 1, omitted: {}, accepted: {} },
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: title }] },
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'Фона\u00adрщик Ма\u200bк прошёл по пустои\u0306 площади.' }],
    },
    {
      type: 'fragment',
      attrs: { id: 'f1', source, rumour: true },
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Слышно было, ' },
            {
              type: 'text',
              text: 'как считали капли',
              marks: [{ type: 'woven', attrs: { source, rumour: false } }],
            },
          ],
        },
      ],
    },
  ],
});

/** What its readers must see of it. */
export const oldWords = ['Фонарщик Мак прошёл по пустой площади.', 'Слышно было, как считали капли'];
