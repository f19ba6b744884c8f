/** How many characters of a long text show on a small screen before it is opened. */
export const shortLimit = 200;

/** How many characters of a long text show from 768 px before it is opened. */
export const longLimit = 720;

const listMark = /^\s*-\s*/;

/** Where a text is cut so that at most `limit` characters stay: at the last space, or at the limit without one. */
export function cutAt(text: string, limit: number): number {
  if (text.length <= limit) return text.length;
  const space = text.slice(0, limit + 1).search(/\s\S*$/);
  return space > 0 ? space : limit;
}

/** The text cut at the last space before the limit, with three dots after it; unchanged when it is short enough. */
export function truncateText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, cutAt(text, limit)).trimEnd()}...`;
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "");
}

/** Whether every line that is not empty starts with a dash, and there is one. */
export function isTextList(text: string): boolean {
  const lines = linesOf(text);
  return lines.length > 0 && lines.every((line) => listMark.test(line));
}

/** The items of a text that is a list, without their dashes. */
export function textListItems(text: string): readonly string[] {
  return linesOf(text).map((line) => line.replace(listMark, ""));
}
