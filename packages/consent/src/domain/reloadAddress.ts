/**
 * Gives the address to load after a choice: the same page past every cache, `cb` set to now, hash kept.
 * @param address path with query and hash, or a whole address.
 */
export function reloadAddress(address: string, now: number): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const kept = query.split("&").filter((part) => part !== "" && part.split("=")[0] !== "cb");
  return `${path}?${[...kept, `cb=${now}`].join("&")}${hash}`;
}
