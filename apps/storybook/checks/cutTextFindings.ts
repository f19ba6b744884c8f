import { describeElement } from "./describeElement.ts";
import { scrollPlaces } from "./scrollPlaces.ts";
import { nextLayout } from "./settle.ts";

const hides = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";

/** Visually hidden: one pixel in size, or clipped away. */
function isVisuallyHidden(element: Element, style: CSSStyleDeclaration): boolean {
  return element.clientWidth <= 1 || element.clientHeight <= 1 || style.clipPath !== "none";
}

/** Shortened to a number of lines with an ellipsis. */
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

/** Elements that hide the part of their text that does not fit. */
export function cutElements(): readonly Element[] {
  return [...document.body.querySelectorAll("*")].filter(cuts);
}

/** Spacing of lines, paragraphs, letters and words that WCAG 1.4.12 requires a page to support. */
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
 * Text that is cut off once it grows to 200 % or is spaced as in WCAG 1.4.12. Text cut at any size is intentional, such
 * as a strip of pictures or a collapsed text; so is text that was added meanwhile, such as a map's land.
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
