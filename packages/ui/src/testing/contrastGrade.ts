/** The WCAG 2.2 level of a contrast ratio: for text, or for icons and control borders, which have no AAA. */
export function contrastGrade(figure: number, least: 4.5 | 3): "AAA" | "AA" | "fails" {
  if (figure < least) return "fails";
  return least === 4.5 && figure >= 7 ? "AAA" : "AA";
}
