/** Gives the link that calls a phone number; the `(0)` after the number of a country is not called. */
export function phoneHref(phoneNumber: string): string {
  const called = phoneNumber.replace(/^\s*((?:\+|00)\s*\d+)\s*\(0\)/, "$1");
  return `tel:${called.replaceAll(/[^\d+]/g, "")}`;
}
