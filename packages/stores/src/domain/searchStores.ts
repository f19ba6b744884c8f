import type { Store } from "./store.ts";

/**
 * Gives the stores with the query in name, city, address or zip, in their order. Spaces and case do not matter. Of
 * three to five digits the first three count, since neighbouring postal codes share them; an empty query finds all.
 */
export function searchStores<S extends Store>(stores: readonly S[], query: string): readonly S[] {
  const wanted = searchForm(query);
  const part = /^\d{3,5}$/.test(wanted) ? wanted.slice(0, 3) : wanted;
  return stores.filter(({ name, city, address, zip }) =>
    [name, city, address, zip].some((field) => searchForm(field).includes(part)),
  );
}

/** Swedish letters stay letters of their own. */
function searchForm(text: string): string {
  return text.replaceAll(/\s/g, "").toLocaleLowerCase("sv-SE");
}
