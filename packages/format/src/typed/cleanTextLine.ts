/**
 * Unseen signs without which a word or an emoji reads otherwise: joiners between letters and after a letter's mark, as
 * some Malayalam names end; the tags of a flag up to their closing one; and the Arabic and Indic signs before a number,
 * which are seen.
 */
const needed =
  /(?<=[^\s\p{Cf}])[\u200c\u200d](?=[^\s\p{Cf}])|(?<=\p{L}\p{M}+)\u200d|\p{ExtPict}[\u{e0020}-\u{e007e}]+\u{e007f}|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;

const unseenSigns = new RegExp(`(${needed.source})|\\p{Cf}`, "gu");

/**
 * Typed or pasted words, such as a name, a street or a text of several lines, without the spaces around them and
 * without unseen signs, such as marks of their direction. Signs that a language or an emoji is written with stay.
 */
export const cleanTextLine = (text: string): string => text.replaceAll(unseenSigns, "$1").trim();
