/** Characters of a long text that show on a small screen while collapsed. */
export const shortLimit = 200;

/** Characters of a long text that show from 768 px while collapsed. */
export const longLimit = 720;

const listMark = /^\s*[-\u2013]\s*/;
const halfPair = /[\ud800-\udbff]$/;

/**
 * The position to cut a text at, keeping at most `limit` characters: the last space, or the limit if there is none, but
 * never inside a surrogate pair.
 */
export function truncationPoint(text: string, limit: number): number {
  if (text.length <= limit) return text.length;
  const space = text.slice(0, limit + 1).search(/\s\S*$/);
  if (space > 0) return space;
  return halfPair.test(text.slice(0, limit)) ? limit - 1 : limit;
}

/** The text, cut at the last space before the limit with three dots after it; unchanged if it is short enough. */
export function truncateText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, truncationPoint(text, limit)).trimEnd()}...`;
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "");
}

/** Whether there are non-empty lines and all of them start with a short or long dash. */
export function isTextList(text: string): boolean {
  const lines = linesOf(text);
  return lines.length > 0 && lines.every((line) => listMark.test(line));
}

/** The items of a list text, without their dashes. */
export function textListItems(text: string): readonly string[] {
  return linesOf(text).map((line) => line.replace(listMark, ""));
}
