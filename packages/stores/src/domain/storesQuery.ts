/** The query in the address of the store list. */
export interface StoresQuery {
  readonly search: string;
  readonly whiteGoodsOnly: boolean;
}

/** Reads the query of the store list from its parameters; accepts a `URLSearchParams`. */
export function storesQuery(parameters: Iterable<readonly [string, string]>): StoresQuery {
  const query = new Map(parameters);
  return { search: query.get("sok") ?? "", whiteGoodsOnly: query.get("endast_vitvaror") === "1" };
}
