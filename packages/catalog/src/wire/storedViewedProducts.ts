import { viewedProductsKey } from "../domain/product/viewedProductsKey.ts";
import { parseViewedProducts, type ViewedProduct, serializeViewedProducts } from "../domain/product/viewedProducts.ts";

/** The recently viewed products stored in this browser; empty if storage is blocked. */
export function storedViewedProducts(): readonly ViewedProduct[] {
  try {
    return parseViewedProducts(localStorage.getItem(viewedProductsKey));
  } catch {
    return [];
  }
}

/** Stores viewed products in this browser, unless storage is blocked or full. */
export function storeViewedProducts(seen: readonly ViewedProduct[]): void {
  try {
    localStorage.setItem(viewedProductsKey, serializeViewedProducts(seen));
  } catch {
    // Then the row of viewed products is missing, and nothing else.
  }
}
