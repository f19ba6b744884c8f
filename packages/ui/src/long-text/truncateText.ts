/** How many characters of a long text show on a small screen before it is opened. */
export const shortLimit = 200;

/** How many characters of a long text show from 768 px before it is opened. */
export const longLimit = 720;

const listMark = /^\s*[-\u2013]\s*/;
const halfPair = /[\ud800-\udbff]$/;

/**
 * Where a text is cut so that at most `limit` characters stay: at the last space, or at the limit without one, but never
 * inside a character that takes two places.
 */
export function cutAt(text: string, limit: number): number {
  if (text.length <= limit) return text.length;
  const space = text.slice(0, limit + 1).search(/\s\S*$/);
  if (space > 0) return space;
  return halfPair.test(text.slice(0, limit)) ? limit - 1 : limit;
}

/** The text cut at the last space before the limit, with three dots after it; unchanged when it is short enough. */
export function truncateText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, cutAt(text, limit)).trimEnd()}...`;
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "");
}

/** Whether every line that is not empty starts with a dash, short or long, and there is one. */
export function isTextList(text: string): boolean {
  const lines = linesOf(text);
  return lines.length > 0 && lines.every((line) => listMark.test(line));
}

/** The items of a text that is a list, without their dashes. */
export function textListItems(text: string): readonly string[] {
  return linesOf(text).map((line) => line.replace(listMark, ""));
}
