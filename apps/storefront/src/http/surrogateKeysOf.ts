import type { PageData } from "@torg/pages/contract";
import { catalogueKey, keysOfProducts, shopKey, surrogateKeys } from "@torg/server";

/** Pages on which a new product may appear. */
const ofCatalogue: ReadonlySet<PageData["page"]> = new Set(["home", "listing", "brands", "campaign", "not_found"]);

/** Names of fields that hold a product id, anywhere in the page data. */
const single = new Set(["productId"]);
const several = new Set(["productIds", "soldOutIds"]);

function* idsIn(value: unknown): Generator<number> {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) yield* idsIn(item);
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    if (single.has(name) && typeof part === "number") yield part;
    else if (several.has(name) && Array.isArray(part)) yield* part.filter((id) => typeof id === "number");
    else yield* idsIn(part);
  }
}

/**
 * The surrogate keys of a page as its header lists them: upstream caches purge it by them when something that it shows
 * changes.
 */
export function surrogateKeysOf(page: PageData): string {
  const { layout: _everywhere, ...own } = page;
  return surrogateKeys([shopKey, ...(ofCatalogue.has(page.page) ? [catalogueKey] : []), ...keysOfProducts(idsIn(own))]);
}
