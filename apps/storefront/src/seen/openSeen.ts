import { shownSeen, withSeen } from "@torg/catalog/domain/product";
import { keepSeen, keptSeen } from "@torg/catalog/wire";
import { seenTravels } from "./seenTravels.ts";

/** How far below the window the row is fetched, so that it is there when somebody comes. */
const ahead = "400px";

/**
 * Remembers the product of the page, for whoever has said yes to it, and wakes the row of what was looked at before when
 * somebody comes near its place; without anything to show nobody wakes it.
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
