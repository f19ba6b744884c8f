/** The space between a number and a unit, which is a short word or a sign, and around the sign between two numbers. */
const beforeUnit = /(?<=\d) (?=\p{L}{1,4}(?!\p{L})|[%°])|(?<=\d x) (?=\d)/gu;

/** Keeps numbers and their units on one line, in text as shops write it: `4,9 GHz`, `2 x 4 GB`. */
export function keptUnits(text: string): string {
  return text.replaceAll(beforeUnit, "\u00a0");
}
