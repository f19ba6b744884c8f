/** Characters of a description that search engines show. */
const maxLength = 155;

/** Tags that end a line of text; others, such as those of a link or a strong word, are within one. */
const lineEnds = /<\/?(?:h[1-6]|p|div|ul|ol|li|dl|dt|dd|table|tr|td|th|section|figure|hr)\b[^>]*>/gi;

/** A line as a sentence: a heading or an item of a list ends with a full stop. */
const toSentence = (line: string): string => (/[.!?:;,…–-]$/.test(line) ? line : `${line}.`);

/** The text of HTML in one line, with its headings and paragraphs as sentences; plain text is unchanged. */
function textOf(html: string): string {
  const lines = html
    .replaceAll(/\s+/g, " ")
    .replaceAll(lineEnds, "\n")
    .replaceAll(/<br\b[^>]*>/gi, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "");
  return lines.length === 1 ? (lines[0] ?? "") : lines.map(toSentence).join(" ");
}

/** Text or HTML as a meta description: without tags, cut after a word to the length that is shown. */
export function describePage(html: string): string {
  const text = textOf(html);
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), maxLength / 2)).trimEnd()} …`;
}
