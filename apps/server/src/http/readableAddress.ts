/** Bytes that no text contains: PostgreSQL refuses a NUL in any value. */
const nul = /%00/g;
const strayPercent = /%(?![0-9a-f]{2})/gi;

function isReadable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return !address.includes("%00");
  } catch {
    return false;
  }
}

/**
 * The path and query of a request with every character that cannot be decoded taken as it stands, so that an address
 * with a typing error leads to the page for unknown addresses. Readable addresses are returned unchanged.
 */
export function readableAddress(address: string): string {
  if (isReadable(address)) return address;
  const repaired = address.replace(strayPercent, "%25").replace(nul, "%2500");
  return isReadable(repaired) ? repaired : address.replace(/%/g, "%25");
}
