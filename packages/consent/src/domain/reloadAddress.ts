/**
 * Gives the address to load after a choice: the same page past every cache, `cb` set to now, hash kept.
 * @param address path with query and hash, or a whole address.
 * @param place id of the place in which the choice was made: the page comes back there, whatever its hash was.
 */
export function reloadAddress(address: string, now: number, place = ""): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const kept = query.split("&").filter((part) => part !== "" && part.split("=")[0] !== "cb");
  return `${path}?${[...kept, `cb=${now}`].join("&")}${place === "" ? hash : `#${encodeURIComponent(place)}`}`;
}

/** Says whether an address leads to the place with this id. */
export function leadsTo(address: string, place: string): boolean {
  return place !== "" && address.endsWith(`#${encodeURIComponent(place)}`);
}
