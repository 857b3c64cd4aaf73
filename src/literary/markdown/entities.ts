const named = new Map([
  ['nbsp', '\u00a0'],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['laquo', '«'],
  ['raquo', '»'],
  ['bdquo', '„'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['mdash', '—'],
  ['ndash', '–'],
  ['hellip', '…'],
  ['shy', ''],
]);

/** Character references as their signs; what is none stays as it stands. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/giu, (all, decimal, hex, name) => {
    if (name !== undefined) return named.get(String(name).toLowerCase()) ?? all;
    const code = decimal !== undefined ? Number(decimal) : parseInt(String(hex), 16);
    const usable = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return usable ? String.fromCodePoint(code) : '';
  });
