import { describeElement } from "./describeElement.ts";

const scrolls = (element: Element): boolean => getComputedStyle(element).overflowX !== "visible";

/** Elements that reach over the side of the page and are in no box that scrolls or hides by itself. */
function outside(width: number): readonly Element[] {
  return [...document.body.querySelectorAll("*")].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    if (left >= -1 && right <= width + 1) return false;
    for (let above = element.parentElement; above !== null && above !== document.body; above = above.parentElement) {
      if (scrolls(above)) return false;
    }
    return true;
  });
}

/** What makes the page scroll sideways at its present width; `[]` when it does not. */
export function sidewaysFindings(where: string): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const guilty = outside(clientWidth).slice(-3).map(describeElement).join(" | ");
  return [`${where}: scrolls sideways, ${scrollWidth} px of content in ${clientWidth} px: ${guilty}`];
}
