import { describeElement } from "./describeElement.ts";

const scrolls = (element: Element): boolean => getComputedStyle(element).overflowX !== "visible";

function isInScrollBox(element: Element): boolean {
  const above = element.parentElement;
  return above !== null && above !== document.body && (scrolls(above) || isInScrollBox(above));
}

/** Elements that overflow the side: those outside any box that scrolls or clips, or else those positioned out of it. */
function guilty(width: number): readonly Element[] {
  const over = [...document.body.querySelectorAll("*")].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < -1 || right > width + 1;
  });
  const free = over.filter((element) => !isInScrollBox(element));
  const loose = over.filter((element) => getComputedStyle(element).position === "absolute");
  return (free.length > 0 ? free : loose).slice(-3);
}

/** The elements that make the page scroll sideways at its current width; `[]` when it does not. */
export function sidewaysFindings(where: string): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const named = guilty(clientWidth).map(describeElement).join(" | ");
  return [`${where}: scrolls sideways, ${scrollWidth} px of content in ${clientWidth} px: ${named}`];
}
