import type { PageData } from "@torg/pages/contract";
import { catalogueKey, keysOfProducts, shopKey, surrogateKeys } from "@torg/server";

/** Pages on which a new product may appear. */
const ofCatalogue: ReadonlySet<PageData["page"]> = new Set(["home", "listing", "brands", "campaign", "not_found"]);

/** Names of fields that hold a product id, anywhere in the page data. */
const single = new Set(["productId"]);
const several = new Set(["productIds", "soldOutIds"]);

/** Adds the product ids within a value. A plain walk: nested generators cost a cold page several times as much. */
function collectIds(value: unknown, ids: Set<number>): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collectIds(item, ids);
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    if (single.has(name) && typeof part === "number") ids.add(part);
    else if (several.has(name) && Array.isArray(part)) {
      for (const id of part) if (typeof id === "number") ids.add(id);
    } else collectIds(part, ids);
  }
}

/**
 * The surrogate keys of a page as its header lists them: upstream caches purge it by them when something that it shows
 * changes.
 */
export function surrogateKeysOf(page: PageData): string {
  const { layout: _everywhere, ...own } = page;
  const ids = new Set<number>();
  collectIds(own, ids);
  return surrogateKeys([shopKey, ...(ofCatalogue.has(page.page) ? [catalogueKey] : []), ...keysOfProducts(ids)]);
}
