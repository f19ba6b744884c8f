/**
 * Says whether a value counts as a number: not null, and a number when converted to one.
 * The empty text converts to 0 and so counts; a field asks first whether something was typed.
 */
export function isNumeric(value: unknown): boolean {
  return value !== null && typeof value !== "symbol" && !Number.isNaN(Number(value));
}
