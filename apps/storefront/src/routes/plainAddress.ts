/** A host that no shop has; an address that leads away from it leads to somebody else. */
const nowhere = "http://shop.invalid";

/**
 * Where a page address that is written with a slash at its end, or with slashes beside each other, really lies, so that
 * no page is found under two addresses. The query stays. Null for an address that is plain already, and for one that
 * would lead to another host.
 */
export function plainAddress(url: string): string | null {
  const [written = ""] = url.split("?", 1);
  if (!written.startsWith("/")) return null;
  const path = written.replaceAll(/^[/\\]+|\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  const address = path + url.slice(written.length);
  return path !== written && URL.parse(address, nowhere)?.origin === nowhere ? address : null;
}
