/** A placeholder host; an address that resolves to another one leads off the site. */
const anyOrigin = "http://shop.invalid";

/**
 * Longest page address in characters. A page repeats its query in every link of a filter, so that a longer one costs
 * much.
 */
const maxAddressLength = 4096;

/**
 * The canonical form of a page address with a trailing slash or repeated slashes, so that no page has two addresses.
 * The query is kept, unless it makes the address too long. Null for an address that is already canonical, and for one
 * that would lead to another host.
 */
export function plainAddress(url: string): string | null {
  const [requestPath = ""] = url.split("?", 1);
  if (!requestPath.startsWith("/")) return null;
  const path = requestPath.replaceAll(/^[/\\]+|\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  const query = url.length > maxAddressLength ? "" : url.slice(requestPath.length);
  const address = path + query;
  return address !== url && URL.parse(address, anyOrigin)?.origin === anyOrigin ? address : null;
}
