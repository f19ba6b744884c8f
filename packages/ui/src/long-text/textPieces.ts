import { cutAt, isTextList, longLimit, shortLimit } from "./truncateText.ts";

/** From which width a piece shows before the text is opened: on every screen, from 768 px, or never. */
export type PieceWidth = "short" | "long" | "rest";

/** A piece of a text, and whether the text is cut right after it on screens of that width. */
export interface TextPiece {
  readonly text: string;
  readonly width: PieceWidth;
  readonly isCut: boolean;
}

/** The pieces of one paragraph or one item; the whole shows when its first piece does. */
export type TextLine = readonly [TextPiece, ...TextPiece[]];

const nothing = /^[\s\u2013-]*$/;
const widths = ["short", "long", "rest"] as const;

/** Where a text is cut, with the blanks before the cut left to what comes after: the dots stand at the last word. */
function cutAfterWord(text: string, limit: number): number {
  const cut = cutAt(text, limit);
  return cut < text.length ? text.slice(0, cut).trimEnd().length : cut;
}

/** The pieces of the text between two places, cut where the whole text is cut. */
function piecesBetween(text: string, [start, end]: readonly [number, number]): TextLine | null {
  const cuts = [shortLimit, longLimit].map((limit) => cutAfterWord(text, limit));
  const pieces = widths.flatMap((width, index): readonly TextPiece[] => {
    const from = Math.max(start, cuts[index - 1] ?? 0);
    const to = Math.min(end, cuts[index] ?? end);
    // A cut between two lines, or after the dash of the next one, belongs to the line before it.
    const isCut = width !== "rest" && to < text.length && nothing.test(text.slice(to, cuts[index]));
    // Where one word reaches from before a cut to after the next, nothing but the dots stands between them.
    const isThere = from < to || (from === to && start < to && isCut);
    return isThere ? [{ text: text.slice(from, to), width, isCut }] : [];
  });
  const [first, ...others] = pieces;
  return first === undefined ? null : [first, ...others];
}

/** The items of a text that is a list, or the text as one line, in pieces. */
export function textPieces(text: string): readonly TextLine[] {
  if (!isTextList(text)) return [piecesBetween(text, [0, text.length])].filter((line) => line !== null);
  return [...text.matchAll(/^[^\S\r\n]*[-\u2013][^\S\r\n]*(.*\S)/gm)]
    .map(({ index, 0: line, 1: item = "" }) =>
      piecesBetween(text, [index + line.length - item.length, index + line.length]),
    )
    .filter((line) => line !== null);
}
