import { viewedProductsToShow, addViewedProduct } from "@torg/catalog/domain/product";
import { storeViewedProducts, storedViewedProducts } from "@torg/catalog/wire";
import { seenProps } from "./seenProps.ts";

/** How far below the viewport the row is loaded, so that it is there when the visitor scrolls to it. */
const margin = "400px";

/**
 * Stores the page's product as viewed, if the visitor has consented, and wakes the row of earlier ones when it comes
 * near the viewport; without products to show it never wakes.
 */
export function openSeen(place: HTMLElement, wake: (island: HTMLElement) => void): void {
  const { productId } = seenProps(place);
  const now = Date.now();
  const viewed = storedViewedProducts();
  if (productId !== null) storeViewedProducts(addViewedProduct(viewed, { productId, seenAt: now }));
  if (viewedProductsToShow(viewed, now, productId).length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake(place);
    },
    { rootMargin: margin },
  );
  observer.observe(place);
}
