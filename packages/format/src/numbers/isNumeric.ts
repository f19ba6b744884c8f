/**
 * Whether a value counts as a number: not null, and a number after conversion. An empty string converts to 0 and so
 * counts; form fields must check for it first.
 */
export function isNumeric(value: unknown): boolean {
  return value !== null && typeof value !== "symbol" && !Number.isNaN(Number(value));
}
