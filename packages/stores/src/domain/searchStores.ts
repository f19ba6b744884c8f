import type { Store } from "./store.ts";

type Searched = Pick<Store, "name" | "city" | "address" | "zip">;

/** What is searched of a store, made once: a letter that is typed looks through a thousand of them. */
const searchedForms = new WeakMap<Searched, readonly string[]>();

/**
 * Gives the stores with the query in name, city, address or zip, in their order. Spaces and case do not matter. Of
 * three to five digits the first three count, since neighbouring postal codes share them; an empty query finds all.
 */
export function searchStores<S extends Store>(stores: readonly S[], query: string): readonly S[] {
  const wanted = searchForm(query);
  const part = /^\d{3,5}$/.test(wanted) ? wanted.slice(0, 3) : wanted;
  return stores.filter((store) => searchedOf(store).some((field) => field.includes(part)));
}

function searchedOf(store: Searched): readonly string[] {
  const known = searchedForms.get(store);
  if (known !== undefined) return known;
  const forms = [store.name, store.city, store.address, store.zip].map(searchForm);
  searchedForms.set(store, forms);
  return forms;
}

/** Swedish letters stay letters of their own, also where a ring or dots are written as signs after them. */
function searchForm(text: string): string {
  return text.normalize("NFC").replaceAll(/\s/g, "").toLocaleLowerCase("sv-SE");
}
