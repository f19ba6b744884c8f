import { truncationPoint, isTextList, longLimit, shortLimit } from "./truncateText.ts";

/** The width that a piece shows from before the text is expanded: every screen, from 768 px, or never. */
export type PieceWidth = "short" | "long" | "rest";

/** The widest screen that shows a text whole: `short` every one, `long` all but small ones, `rest` none. */
export function widthOf(text: string): PieceWidth {
  if (text.length > longLimit) return "rest";
  return text.length > shortLimit ? "long" : "short";
}

/** A piece of a text, and whether the text is cut right after it at that width. */
export interface TextPiece {
  readonly text: string;
  readonly width: PieceWidth;
  readonly isCut: boolean;
}

/** The pieces of one paragraph or item; it shows if its first piece does. */
export type TextLine = readonly [TextPiece, ...TextPiece[]];

const blanksAndDashes = /^[\s\u2013-]*$/;
const widths = ["short", "long", "rest"] as const;

/**
 * Where a text is cut. Whitespace before the cut goes to the following piece, so that the dots follow the last word.
 */
function cutAfterWord(text: string, limit: number): number {
  const cut = truncationPoint(text, limit);
  return cut < text.length ? text.slice(0, cut).trimEnd().length : cut;
}

/** The pieces of the text between two positions, cut where the whole text is cut. */
function piecesBetween(text: string, [start, end]: readonly [number, number]): TextLine | null {
  const cuts = [shortLimit, longLimit].map((limit) => cutAfterWord(text, limit));
  const pieces = widths.flatMap((width, index): readonly TextPiece[] => {
    const from = Math.max(start, cuts[index - 1] ?? 0);
    const to = Math.min(end, cuts[index] ?? end);
    // A cut between two lines, or after the next line's dash, belongs to the line before it.
    const isCut = width !== "rest" && to < text.length && blanksAndDashes.test(text.slice(to, cuts[index]));
    // If a single word spans both cuts, only the dots are between them.
    const isThere = from < to || (from === to && start < to && isCut);
    return isThere ? [{ text: text.slice(from, to), width, isCut }] : [];
  });
  const [first, ...laterPieces] = pieces;
  return first === undefined ? null : [first, ...laterPieces];
}

/** The pieces of each item if the text is a list, else of the whole text as one line. */
export function textPieces(text: string): readonly TextLine[] {
  if (!isTextList(text)) return [piecesBetween(text, [0, text.length])].filter((line) => line !== null);
  return [...text.matchAll(/^[^\S\r\n]*[-\u2013][^\S\r\n]*(.*\S)/gm)]
    .map(({ index, 0: line, 1: item = "" }) =>
      piecesBetween(text, [index + line.length - item.length, index + line.length]),
    )
    .filter((line) => line !== null);
}
