const escapes = /(?:%[0-9a-f]{2})+/gi;
const strayPercent = /%(?![0-9a-f]{2})/gi;

/** Whether escaped bytes are text. PostgreSQL refuses a NUL in any value. */
function isText(bytes: string): boolean {
  try {
    return !decodeURIComponent(bytes).includes("\0");
  } catch {
    return false;
  }
}

/**
 * The path and query of a request, with each run of escapes that is no text taken as it stands, so that an address with
 * a typing error leads to the page for unknown addresses. Readable addresses are returned unchanged.
 */
export function readableAddress(address: string): string {
  return address
    .replace(strayPercent, "%25")
    .replace(escapes, (bytes) => (isText(bytes) ? bytes : bytes.replaceAll("%", "%25")));
}
