import { viewedProductsKey } from "../domain/product/viewedProductsKey.ts";
import { searchesKey } from "../domain/searchesKey.ts";

/** Deletes the recently viewed products and recent searches. */
export function clearRecentHistory(): void {
  try {
    localStorage.removeItem(viewedProductsKey);
    localStorage.removeItem(searchesKey);
  } catch {
    // If storage is blocked, nothing was stored.
  }
}
