import { shownSeen, withSeen } from "@torg/catalog/domain/product";
import { keepSeen, keptSeen } from "@torg/catalog/wire";
import { seenTravels } from "./seenTravels.ts";

/** How far below the viewport the row is loaded, so that it is there when the visitor scrolls to it. */
const ahead = "400px";

/**
 * Stores the page's product as viewed, if the visitor has consented, and wakes the row of earlier ones when it comes
 * near the viewport; without products to show it never wakes.
 */
export function openSeen(place: HTMLElement, wake: (island: HTMLElement) => void): void {
  const { productId } = seenTravels(place);
  const now = Date.now();
  const seen = keptSeen();
  if (productId !== null) keepSeen(withSeen(seen, { productId, seenAt: now }));
  if (shownSeen(seen, now, productId).length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake(place);
    },
    { rootMargin: ahead },
  );
  observer.observe(place);
}
