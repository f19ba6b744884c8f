/**
 * The address to load after a choice: the same page, with `cb` set to now to bypass caches, and its hash.
 * @param address path with query and hash, or a full URL.
 * @param place id of the element where the choice was made: the page returns there, whatever its hash was.
 */
export function reloadAddress(address: string, now: number, place = ""): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const kept = query.split("&").filter((part) => part !== "" && part.split("=")[0] !== "cb");
  return `${path}?${[...kept, `cb=${now}`].join("&")}${place === "" ? hash : `#${encodeURIComponent(place)}`}`;
}

/** Whether an address leads to the element with this id. */
export function isLinkToElement(address: string, place: string): boolean {
  return place !== "" && address.endsWith(`#${encodeURIComponent(place)}`);
}
