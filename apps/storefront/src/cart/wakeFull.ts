import { fullControls } from "@torg/cart/wire";

/** Wakes the islands that offer more of a product than this visitor can still add. All others stay asleep. */
export function wakeFull(cart: unknown, wake: (island: HTMLElement) => void): void {
  for (const control of fullControls(cart)) {
    const island = control.closest<HTMLElement>("[data-island]");
    if (island !== null) wake(island);
  }
}
