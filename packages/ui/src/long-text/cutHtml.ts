import { type HtmlElement, type HtmlNode, isBlock } from "../sanitised-html/growTree.ts";
import type { PieceWidth } from "./textPieces.ts";
import { cutAt, longLimit, shortLimit } from "./truncateText.ts";

/** A tree whose pieces say from which width they show, and how far the whole reaches. */
export interface CutHtml {
  /** What shows on every screen is as it was; all else carries `data-part`, a piece of a text in a span of its own. */
  readonly nodes: readonly HtmlNode[];
  /** `short` when nothing is cut. */
  readonly width: PieceWidth;
}

const widths = ["short", "long", "rest"] as const;

/** Where the text ends on small screens and on others; Infinity where all of it shows. */
type Cuts = readonly [number, number];

/** What a browser draws as one space counts as one character, save where it keeps them all. */
function withSingleSpaces(node: HtmlNode): HtmlNode {
  if (typeof node === "string") return node.replaceAll(/[\t\n\f\r ]+/g, " ");
  return node.name === "pre" ? node : { ...node, children: node.children.map(withSingleSpaces) };
}

/** Whether a word ends where this element does. */
const endsWord = (node: HtmlElement): boolean => isBlock(node) || /^(?:br|caption|li|t[dhr])$/.test(node.name);

/** The words of the tree, the ends of its blocks as line breaks: one place for each character that is drawn. */
const wordsOf = (node: HtmlNode): string =>
  typeof node === "string" ? node : `${node.children.map(wordsOf).join("")}${endsWord(node) ? "\n" : ""}`;

/** Marks of items and dashes that stand alone before a cut: the dots follow a word. */
const marksAtEnd = /\s+(?:[*\u00b7\u2013\u2014\u2022-]\s*)*$/;

const widthAt = (place: number, [short, long]: Cuts): PieceWidth =>
  place < short ? "short" : place < long ? "long" : "rest";

const dots = (width: PieceWidth): HtmlNode => ({
  name: "span",
  attributes: { class: "torg-long-text__dots", "data-part": width },
  children: ["..."],
});

/** Where in the words something stands, where these are cut, and from which width what it stands in shows. */
interface Place {
  readonly start: number;
  readonly cuts: Cuts;
  readonly around: PieceWidth;
}

/** A text in pieces; those that show later than what they stand in say so. */
function cutText(text: string, { start, cuts, around }: Place): readonly HtmlNode[] {
  const ends = [...cuts, Infinity];
  return widths.flatMap((width, index): readonly HtmlNode[] => {
    const end = (ends[index] ?? Infinity) - start;
    const piece = text.slice(Math.max(0, (ends[index - 1] ?? 0) - start), Math.max(0, end));
    const isCut = end > 0 && end <= text.length;
    // Space draws nothing where what follows does not show.
    const isPlain = width === around || piece.trim() === "";
    const own: HtmlNode = isPlain ? piece : { name: "span", attributes: { "data-part": width }, children: [piece] };
    return [...(piece === "" ? [] : [own]), ...(isCut ? [dots(width)] : [])];
  });
}

function cutNodes(nodes: readonly HtmlNode[], { start, cuts, around }: Place): readonly HtmlNode[] {
  let end = start;
  return nodes.flatMap((node) => {
    const from = end;
    end += wordsOf(node).length;
    if (typeof node === "string") return cutText(node, { start: from, cuts, around });
    const width = widthAt(from, cuts);
    const attributes = width === around ? node.attributes : { ...node.attributes, "data-part": width };
    return [{ ...node, attributes, children: cutNodes(node.children, { start: from, cuts, around: width }) }];
  });
}

/**
 * The tree with what shows on small screens (200 characters), on others (720) and only when it is opened told apart, at
 * the same places as a plain text of its words: after a word, with three dots, and never through an element.
 */
export function cutHtml(nodes: readonly HtmlNode[]): CutHtml {
  const tree = nodes.map(withSingleSpaces);
  const drawn = tree.map(wordsOf).join("").trimEnd();
  const words = drawn.trimStart();
  // Empty blocks before the first word draw nothing.
  const first = drawn.length - words.length;
  const cutWithin = (limit: number): number =>
    words.length > limit ? first + words.slice(0, cutAt(words, limit)).replace(marksAtEnd, "").length : Infinity;
  const cuts = [cutWithin(shortLimit), cutWithin(longLimit)] as const;
  const width = words.length > longLimit ? "rest" : words.length > shortLimit ? "long" : "short";
  return { nodes: cutNodes(tree, { start: 0, cuts, around: "short" }), width };
}
