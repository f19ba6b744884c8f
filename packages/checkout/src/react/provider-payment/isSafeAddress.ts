/** Whether a page may be left for this address: one of the shop's own, or any that is encrypted. */
export function isSafeAddress(address: string, base: string): boolean {
  if (!URL.canParse(address, base)) return false;
  const { protocol, origin } = new URL(address, base);
  return protocol === "https:" || origin === new URL(base).origin;
}
