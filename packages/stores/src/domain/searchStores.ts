import type { Store } from "./store.ts";

type Searched = Pick<Store, "name" | "city" | "address" | "zip">;

/** Cache of a store's searchable texts, because each typed letter searches a thousand stores. */
const searchedForms = new WeakMap<Searched, readonly string[]>();

/**
 * The stores whose name, city, address or zip contains the query, in their order. Spaces and case are ignored. Of three
 * to five digits only the first three count, because neighbouring postal codes share them. An empty query matches all.
 */
export function searchStores<S extends Store>(stores: readonly S[], query: string): readonly S[] {
  const searched = searchForm(query);
  const fragment = /^\d{3,5}$/.test(searched) ? searched.slice(0, 3) : searched;
  return stores.filter((store) => searchedOf(store).some((field) => field.includes(fragment)));
}

function searchedOf(store: Searched): readonly string[] {
  const cached = searchedForms.get(store);
  if (cached !== undefined) return cached;
  const forms = [store.name, store.city, store.address, store.zip].map(searchForm);
  searchedForms.set(store, forms);
  return forms;
}

/** The Swedish letters after Z stay distinct from A and O, even if written with combining marks. */
function searchForm(text: string): string {
  return text.normalize("NFC").replaceAll(/\s/g, "").toLocaleLowerCase("sv-SE");
}
