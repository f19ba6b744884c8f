/** A placeholder host; an address that resolves to another one leads off the site. */
const nowhere = "http://shop.invalid";

/**
 * The canonical form of a page address with a trailing slash or repeated slashes, so that no page has two addresses.
 * The query is kept. Null for an address that is already canonical, and for one that would lead to another host.
 */
export function plainAddress(url: string): string | null {
  const [written = ""] = url.split("?", 1);
  if (!written.startsWith("/")) return null;
  const path = written.replaceAll(/^[/\\]+|\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  const address = path + url.slice(written.length);
  return path !== written && URL.parse(address, nowhere)?.origin === nowhere ? address : null;
}
