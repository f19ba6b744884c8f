/**
 * Whether a text is the number of a company that is not a sole trader, and thus public. Its third digit is 2 or more;
 * in a personal number, which sole traders use too, that digit is the tens of a month. A number with twelve digits
 * counts as personal.
 */
export function isCompanyNumber(text: string): boolean {
  return /^\d\d[2-9]\d{3}-?\d{4}$/.test(text);
}
