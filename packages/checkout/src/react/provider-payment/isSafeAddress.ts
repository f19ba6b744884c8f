/** Whether a page may navigate to this address: same origin, or any over HTTPS. */
export function isSafeAddress(address: string, base: string): boolean {
  if (!URL.canParse(address, base)) return false;
  const { protocol, origin } = new URL(address, base);
  return protocol === "https:" || origin === new URL(base).origin;
}
