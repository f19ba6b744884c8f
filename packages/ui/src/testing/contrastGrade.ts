/** Level of WCAG 2.2 that a contrast reaches: text of a page, or signs and edges of controls, which have no AAA. */
export function contrastGrade(figure: number, least: 4.5 | 3): "AAA" | "AA" | "fails" {
  if (figure < least) return "fails";
  return least === 4.5 && figure >= 7 ? "AAA" : "AA";
}
