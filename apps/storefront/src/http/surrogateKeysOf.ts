import type { PageData } from "@torg/pages/contract";
import { catalogueKey, keysOfProducts, shopKey, surrogateKeys } from "@torg/server";

/** Pages on which a new product may stand. */
const ofCatalogue: ReadonlySet<PageData["page"]> = new Set(["home", "listing", "brands", "not_found"]);

/** Names of fields that hold a product's id, wherever page data say it. */
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

/** The keys by which caches in front forget a page when something that it shows has changed, as its header says them. */
export function surrogateKeysOf(page: PageData): string {
  const { layout: _everywhere, ...own } = page;
  return surrogateKeys([shopKey, ...(ofCatalogue.has(page.page) ? [catalogueKey] : []), ...keysOfProducts(idsIn(own))]);
}
