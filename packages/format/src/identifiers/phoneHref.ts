/** Returns the `tel:` link of a phone number, without the `(0)` after a country code. */
export function phoneHref(phoneNumber: string): string {
  const called = phoneNumber.replace(/^\s*((?:\+|00)\s*\d+)\s*\(0\)/, "$1");
  return `tel:${called.replaceAll(/[^\d+]/g, "")}`;
}
