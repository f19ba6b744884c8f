/** What the address of the list of stores asks for. */
export interface StoresQuery {
  readonly search: string;
  readonly whiteGoodsOnly: boolean;
}

/** Reads the query of the list of stores from its parameters; `new URLSearchParams(…)` suits. */
export function storesQuery(parameters: Iterable<readonly [string, string]>): StoresQuery {
  const query = new Map(parameters);
  return { search: query.get("sok") ?? "", whiteGoodsOnly: query.get("endast_vitvaror") === "1" };
}
