/** What the address of the list of stores asks for. */
export interface StoresQuery {
  readonly search: string;
  readonly whiteGoodsOnly: boolean;
}

/** Reads path and query of the list of stores. */
export function storesQuery(path: string): StoresQuery {
  const { searchParams } = new URL(path, "http://localhost");
  return { search: searchParams.get("sok") ?? "", whiteGoodsOnly: searchParams.get("endast_vitvaror") === "1" };
}
