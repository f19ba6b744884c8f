/**
 * Zero-width signs, marks of the direction of text, and soft hyphens: nobody sees them, and searches stumble over them.
 */
const invisibleSigns = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
// oxlint-disable-next-line no-control-regex -- control characters are to be removed
const controlSigns = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu;
const entity = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[0-9a-f]{1,6});/iu;
const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decodeEntity(whole: string, name: string): string {
  const decoded = named[name.toLowerCase()];
  if (decoded !== undefined) return decoded;
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return Number.isInteger(code) && code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** Undoes the extra escaping of a text that was escaped once more than its container requires. */
export function unescapeTwice(text: string): string {
  return entity.test(text)
    ? text.replaceAll(/&(amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[0-9a-f]{1,6});/giu, decodeEntity)
    : text;
}

/** Whether a text may be anything else than a clean line; nearly all texts of a feed are one. */
const unclean =
  // oxlint-disable-next-line no-control-regex -- control characters are to be removed
  /[<&\u0000-\u001f\u007f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|[^\S ]|^ | $| {2}/u;

/** The same text without signs that nobody sees. */
export const withoutInvisible = (text: string): string => text.replaceAll(invisibleSigns, "");

/** One line of text: no markup, no invisible characters, single spaces, trimmed. */
export function cleanLine(text: string): string {
  if (!unclean.test(text)) return text;
  return unescapeTwice(text)
    .replaceAll(/<\/?[a-z][^<>]*>/giu, " ")
    .replaceAll(controlSigns, " ")
    .replaceAll(invisibleSigns, "")
    .replaceAll(/[\s\u00a0\u202f]+/gu, " ")
    .trim();
}

/** Cuts a text at a space to at most `limit` characters. */
export function cutAtSpace(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit + 1);
  const space = head.lastIndexOf(" ");
  return (space > limit / 2 ? head.slice(0, space) : text.slice(0, limit)).trimEnd();
}
