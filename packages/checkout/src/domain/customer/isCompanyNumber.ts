/**
 * Whether a text is the number of a company that is no person, which anybody may see. Its third digit is 2 or more; in
 * the number of a person, and of a sole trader, that digit is the tens of a month. Written with twelve digits it counts
 * as a person's.
 */
export function isCompanyNumber(text: string): boolean {
  return /^\d\d[2-9]\d{3}-?\d{4}$/.test(text);
}
