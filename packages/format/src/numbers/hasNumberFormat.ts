/**
 * Whether the platform has `Intl.NumberFormat`; all browsers do, so a browser build may replace this with a constant.
 */
export function hasNumberFormat(): boolean {
  return typeof Intl !== "undefined" && typeof Intl.NumberFormat !== "undefined";
}
