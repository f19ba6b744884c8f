import { describeElement } from "./describeElement.ts";
import { scrollPlaces } from "./scrollPlaces.ts";
import { nextLayout } from "./settle.ts";

const hides = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";

/** Hidden for the eye only: a box of a pixel, or one that is clipped away. */
function isVisuallyHidden(element: Element, style: CSSStyleDeclaration): boolean {
  return element.clientWidth <= 1 || element.clientHeight <= 1 || style.clipPath !== "none";
}

/** Shortened to so many lines, with a sign that says so. */
function isShortened(style: CSSStyleDeclaration): boolean {
  return style.getPropertyValue("-webkit-line-clamp") !== "none";
}

function cuts(element: Element): boolean {
  if (element instanceof HTMLInputElement || (element.textContent ?? "").trim() === "") return false;
  const style = getComputedStyle(element);
  if (!hides(style.overflowX) && !hides(style.overflowY)) return false;
  if (isVisuallyHidden(element, style) || isShortened(style)) return false;
  const wide = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
  return wide || (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1);
}

/** Elements whose text does not fit into them and that hide what is too much. */
export function cutElements(): readonly Element[] {
  return [...document.body.querySelectorAll("*")].filter(cuts);
}

/** Lines, paragraphs, letters and words as far apart as WCAG 1.4.12 asks a page to bear. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

async function withSpacing(look: () => readonly Element[]): Promise<readonly Element[]> {
  const sheet = document.createElement("style");
  sheet.textContent = spacing;
  document.head.append(sheet);
  await nextLayout();
  const found = look();
  sheet.remove();
  return found;
}

async function withLargeText(look: () => readonly Element[]): Promise<readonly Element[]> {
  const { style } = document.documentElement;
  const before = style.fontSize;
  style.fontSize = "200%";
  await nextLayout();
  const found = look();
  style.fontSize = before;
  return found;
}

/**
 * What is cut off as soon as text grows to 200 % or is spaced as in WCAG 1.4.12. What is cut at any size, like a strip
 * of pictures or a text that a button opens, is meant; also where it has only come meanwhile, as a map's land does.
 */
export async function cutTextFindings(where: string): Promise<readonly string[]> {
  const scrollBack = scrollPlaces();
  const meant = new Set(cutElements());
  const spaced = await withSpacing(cutElements);
  const large = await withLargeText(cutElements);
  await nextLayout();
  for (const element of cutElements()) meant.add(element);
  scrollBack();
  const isNew = (element: Element): boolean => !meant.has(element);
  return [
    ...spaced.filter(isNew).map((element) => `${where}, spaced text: cut off: ${describeElement(element)}`),
    ...large.filter(isNew).map((element) => `${where}, text of 200 %: cut off: ${describeElement(element)}`),
  ];
}
