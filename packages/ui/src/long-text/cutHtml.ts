import { type HtmlElement, type HtmlNode, isBlock } from "../sanitised-html/htmlTree.ts";
import { type PieceWidth, widthOf } from "./textPieces.ts";
import { truncationPoint, longLimit, shortLimit } from "./truncateText.ts";

/** A tree whose pieces are marked with the width that they show from, and how far the whole reaches. */
export interface CutHtml {
  /**
   * Pieces that show on every screen are unchanged; all others have `data-part`, and partial texts are in a span of
   * their own.
   */
  readonly nodes: readonly HtmlNode[];
  /** `short` if nothing is cut. */
  readonly width: PieceWidth;
}

const widths = ["short", "long", "rest"] as const;

/** The end of the text on small screens and on others; Infinity if all of it shows. */
type Cuts = readonly [number, number];

/** Collapses whitespace, which browsers render as one space, except in `pre`. */
function withSingleSpaces(node: HtmlNode): HtmlNode {
  if (typeof node === "string") return node.replaceAll(/[\t\n\f\r ]+/g, " ");
  return node.name === "pre" ? node : { ...node, children: node.children.map(withSingleSpaces) };
}

/** Whether the end of this element separates words. */
const separatesWords = (node: HtmlElement): boolean => isBlock(node) || /^(?:br|caption|li|t[dhr])$/.test(node.name);

/** The text of the tree, with line breaks at block ends: one position per rendered character. */
const wordsOf = (node: HtmlNode): string =>
  typeof node === "string" ? node : `${node.children.map(wordsOf).join("")}${separatesWords(node) ? "\n" : ""}`;

/** List markers and lone dashes before a cut, which are dropped so that the dots follow a word. */
const marksAtEnd = /\s+(?:[*\u00b7\u2013\u2014\u2022-]\s*)*$/;

function widthAt(position: number, [short, long]: Cuts): PieceWidth {
  if (position < short) return "short";
  return position < long ? "long" : "rest";
}

const dots = (width: PieceWidth): HtmlNode => ({
  name: "span",
  attributes: { class: "torg-long-text__dots", "data-part": width },
  children: ["..."],
});

/** A position in the text, the cuts, and the width that the parent shows from. */
interface Place {
  readonly start: number;
  readonly cuts: Cuts;
  readonly around: PieceWidth;
}

/** Splits a text; pieces that show later than their parent are marked. */
function cutText(text: string, { start, cuts, around }: Place): readonly HtmlNode[] {
  const ends = [...cuts, Infinity];
  return widths.flatMap((width, index): readonly HtmlNode[] => {
    const end = (ends[index] ?? Infinity) - start;
    const piece = text.slice(Math.max(0, (ends[index - 1] ?? 0) - start), Math.max(0, end));
    const isCut = end > 0 && end <= text.length;
    // Whitespace is invisible if the text after it does not show.
    const isPlain = width === around || piece.trim() === "";
    const node: HtmlNode = isPlain ? piece : { name: "span", attributes: { "data-part": width }, children: [piece] };
    return [...(piece === "" ? [] : [node]), ...(isCut ? [dots(width)] : [])];
  });
}

function cutNodes(nodes: readonly HtmlNode[], { start, cuts, around }: Place): readonly HtmlNode[] {
  let end = start;
  return nodes.flatMap((node) => {
    const nodeStart = end;
    end += wordsOf(node).length;
    if (typeof node === "string") return cutText(node, { start: nodeStart, cuts, around });
    const width = widthAt(nodeStart, cuts);
    const attributes = width === around ? node.attributes : { ...node.attributes, "data-part": width };
    return [{ ...node, attributes, children: cutNodes(node.children, { start: nodeStart, cuts, around: width }) }];
  });
}

/**
 * Marks the parts of the tree that show on small screens (200 characters), on others (720) and only when expanded. The
 * cuts are where a plain text of the same words would have them: after a word, with three dots, never through an
 * element.
 */
export function cutHtml(nodes: readonly HtmlNode[]): CutHtml {
  const tree = nodes.map(withSingleSpaces);
  const text = tree.map(wordsOf).join("").trimEnd();
  const trimmed = text.trimStart();
  // Empty blocks before the first word render nothing.
  const first = text.length - trimmed.length;
  const cutWithin = (limit: number): number =>
    trimmed.length > limit
      ? first + trimmed.slice(0, truncationPoint(trimmed, limit)).replace(marksAtEnd, "").length
      : Infinity;
  const cuts = [cutWithin(shortLimit), cutWithin(longLimit)] as const;
  const width = widthOf(trimmed);
  return { nodes: cutNodes(tree, { start: 0, cuts, around: "short" }), width };
}
