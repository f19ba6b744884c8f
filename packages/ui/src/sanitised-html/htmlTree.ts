/** An allowed element with its content. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

/** Plain text or an element. */
export type HtmlNode = string | HtmlElement;

/** The text of a node, without its elements. */
export const textOf = (node: HtmlNode): string =>
  typeof node === "string" ? node : node.children.map(textOf).join("");

interface OpenElement extends HtmlElement {
  readonly children: HtmlNode[];
}

/** A tree that grows at its last open element, and that a browser always parses back as the same tree. */
interface GrowingTree {
  readonly nodes: readonly HtmlNode[];
  readonly write: (text: string) => void;
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close: (name: string) => void;
}

/** The allowed direct children of lists, tables and rows; the first one is inserted around anything else. */
const allowedChildren: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["ol", ["li"]],
  ["ul", ["li"]],
  ["table", ["tbody", "thead", "tfoot", "caption"]],
  ["tbody", ["tr"]],
  ["tfoot", ["tr"]],
  ["thead", ["tr"]],
  ["tr", ["td", "th"]],
]);

const table = /^table$/;
const cell = /^(?:caption|t(?:able|[dh]))$/;
const inRow = /^t(?:able|r)$/;
/** The parents of list items and table parts; open elements inside of them are closed first. */
const parentsOf: ReadonlyMap<string, RegExp> = new Map([
  ["li", /^[ou]l$/],
  ["caption", table],
  ["tbody", table],
  ["tfoot", table],
  ["thead", table],
  ["tr", /^t(?:able|body|foot|head)$/],
  ["td", inRow],
  ["th", inRow],
]);

const tablePart = /^(?:caption|t(?:able|body|d|foot|h|head|r))$/;
const block = /^(?:blockquote|div|h[2-6]|hr|nav|ol|p|pre|table|ul)$/;
/** Whether a node starts on a line of its own. */
export const isBlock = (node: HtmlNode): boolean => typeof node !== "string" && block.test(node.name);
const withoutBlocks = /^(?:h[2-6]|p|pre)$/;
const empty = /^(?:br|hr|img|wbr)$/;
/** Hand-written HTML is never deeper, and browsers stop at 512. */
const deepest = 48;

/** Creates an empty tree. */
export function createHtmlTree(): GrowingTree {
  const root: OpenElement = { name: "", attributes: {}, children: [] };
  const openElements = [root];
  const last = (): OpenElement => openElements.at(-1) ?? root;

  /** Index of the nearest open element with such a name; content of a cell does not look beyond its table. */
  const nearest = (pattern: RegExp, isTablePart: boolean): number => {
    const boundary = isTablePart ? table : cell;
    const index = openElements.findLastIndex(({ name }) => pattern.test(name) || boundary.test(name));
    return pattern.test(openElements[index]?.name ?? "") ? index : -1;
  };
  const closeFrom = (index: number): void => {
    if (index > 0) openElements.length = index;
  };
  const push = (name: string, attributes: Readonly<Record<string, string>>): void => {
    const element: OpenElement = { name, attributes, children: [] };
    last().children.push(element);
    if (!empty.test(name)) openElements.push(element);
  };
  const insertParents = (name: string): void => {
    const allowed = allowedChildren.get(last().name);
    if (allowed === undefined || allowed.includes(name)) return;
    push(allowed[0] ?? "", {});
    insertParents(name);
  };

  return {
    nodes: root.children,
    write: (text) => {
      if (allowedChildren.has(last().name) && text.trim() === "") return;
      insertParents("");
      const { children } = last();
      const lastChild = children.at(-1);
      if (typeof lastChild === "string") children[children.length - 1] = lastChild + text;
      else children.push(text);
    },
    open: (name, attributes) => {
      if (openElements.length > deepest) return;
      const parents = parentsOf.get(name);
      if (parents !== undefined) {
        const index = nearest(parents, tablePart.test(name));
        if (index < 0) return;
        closeFrom(index + 1);
      }
      if (block.test(name)) closeFrom(nearest(withoutBlocks, false));
      if (name === "a") closeFrom(nearest(/^a$/, false));
      insertParents(name);
      push(name, attributes);
    },
    close: (name) => closeFrom(nearest(new RegExp(`^${name}$`), tablePart.test(name))),
  };
}
