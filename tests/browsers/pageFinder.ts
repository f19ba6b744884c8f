// Runs in the page: finds elements by role and name, or by words, as a person would.
import { queryAllByRole, queryAllByText } from "@testing-library/dom";

/** A text to compare with, or a pattern and its flags. */
export type WireMatch = string | { readonly pattern: string; readonly flags: string };

export interface WireTarget {
  readonly role?: string | undefined;
  readonly name?: WireMatch | undefined;
  readonly text?: WireMatch | undefined;
  readonly within?: WireTarget | undefined;
}

/** The first match, and where it can be pressed. */
export interface Sight {
  readonly count: number;
  readonly words: string;
  /** The text of each match. */
  readonly all: readonly string[];
  readonly value: string | null;
  readonly isChecked: boolean;
  /** Its centre in the viewport; null while it is outside. */
  readonly spot: { readonly x: number; readonly y: number } | null;
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } | null;
  /** The element that covers its centre; null if none does. */
  readonly cover: string | null;
}

const matcher = (match: WireMatch): string | RegExp =>
  typeof match === "string" ? match : new RegExp(match.pattern, match.flags);

const isShown = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

function findAll(target: WireTarget, scope: HTMLElement): readonly HTMLElement[] {
  const { role, name, text, within } = target;
  const scopes = within === undefined ? [scope] : findAll(within, scope);
  return scopes.flatMap((each) => {
    if (role === undefined) return queryAllByText(each, matcher(text ?? "")).filter(isShown);
    const found = queryAllByRole(each, role, name === undefined ? {} : { name: matcher(name) });
    return text === undefined ? found : found.filter((one) => queryAllByText(one, matcher(text)).length > 0);
  });
}

const describe = (element: Element): string =>
  `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}">`;

/** A press on a label counts as one on its field, and a press on a part as one on the whole. */
function coverOf(element: HTMLElement, spot: { readonly x: number; readonly y: number }): string | null {
  const top = document.elementFromPoint(spot.x, spot.y);
  if (top === null) return "nothing";
  if (element.contains(top)) return null;
  const labels = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : [];
  return labels.some((label) => label.contains(top)) ? null : describe(top);
}

function middleOf(element: HTMLElement): { readonly x: number; readonly y: number } | null {
  const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const isInside = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
  x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;

/** All text in the element, rendered or not: tiles far below have no rendered text. */
function allWords(element: HTMLElement): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? "");
  return texts.join(" ");
}

const wordsOf = (element: HTMLElement): string =>
  (element.innerText || allWords(element)).replaceAll(/\s+/g, " ").trim();

let isDrawn = false;
// Before the first frames nothing can be pressed, and a snapshot of the previous page may cover it.
requestAnimationFrame(() => requestAnimationFrame(() => (isDrawn = true)));

const nothing: Sight = {
  count: 0,
  words: "",
  all: [],
  value: null,
  isChecked: false,
  spot: null,
  box: null,
  cover: null,
};

/** Inspects the page; a target to press is first scrolled into view unless it can be reached where it is. */
export function look(target: WireTarget, isToPress: boolean): Sight {
  const found = findAll(target, document.body);
  const [first] = found;
  if (first === undefined) return nothing;
  const before = middleOf(first);
  if (isToPress && (before === null || !isInside(before) || coverOf(first, before) !== null)) {
    first.scrollIntoView({ block: "center", behavior: "instant" });
  }
  const spot = middleOf(first);
  const coverAt = spot === null ? "no room" : coverOf(first, spot);
  const { left, top, right, bottom } = first.getBoundingClientRect();
  return {
    count: found.length,
    words: wordsOf(first),
    all: found.map(wordsOf),
    value: "value" in first ? String(first.value) : null,
    isChecked: "checked" in first && first.checked === true,
    spot,
    box: { left, top, right, bottom },
    cover: isDrawn ? coverAt : "not drawn yet",
  };
}

/** Focuses an element, as tabbing to it would. */
export function focusOn(target: WireTarget): boolean {
  const [first] = findAll(target, document.body);
  first?.focus();
  return first !== undefined && document.activeElement === first;
}
