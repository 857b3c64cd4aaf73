/** Invisible signs that turn or hide text: directions, joiners of nothing, byte order marks. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;

/** The text without signs that nobody sees, its letters composed: й is one letter. Emoji stay whole. */
export const visible = (text: string): string => text.replace(invisible, '').normalize('NFC');
