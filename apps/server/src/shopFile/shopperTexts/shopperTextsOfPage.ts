import type { ShopperText } from "./ShopperText.ts";

const hyphens = /^---[ \t]*$/;
const headLine = /^\w+:\s*(.*)$/;

/** The value of a line of the head, or a line of the page unchanged. */
const wordsOf = (line: string): string => (headLine.exec(line)?.[1] ?? line).replaceAll(/^["']|["']$/gu, "");

/** The paragraphs of a page and the lines of its head; names in {{ }} are not replaced. */
export function shopperTextsOfPage(file: string, text: string): readonly ShopperText[] {
  const lines = text.split(/\r?\n/);
  const headEnd = lines.findIndex((line, index) => index > 0 && hyphens.test(line));
  const paragraphs: { readonly line: number; text: string }[] = [];
  let isGoingOn = false;
  for (const [index, line] of lines.entries()) {
    const isHead = index <= headEnd;
    const words = isHead ? wordsOf(line) : line;
    const last = paragraphs.at(-1);
    if (words.trim() === "" || hyphens.test(line)) isGoingOn = false;
    else if (isGoingOn && last !== undefined) last.text += ` ${words.trim()}`;
    else {
      paragraphs.push({ line: index + 1, text: words.trim() });
      isGoingOn = !isHead;
    }
  }
  const beside = paragraphs.map((paragraph) => paragraph.text).join("\n");
  return paragraphs.map((paragraph) => ({ file, column: 1, name: "The page", beside, usual: [], ...paragraph }));
}
