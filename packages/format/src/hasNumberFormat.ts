/** Whether the platform formats numbers; a build for browsers, all of which do, may answer for it. */
export function hasNumberFormat(): boolean {
  return typeof Intl !== "undefined" && typeof Intl.NumberFormat !== "undefined";
}
