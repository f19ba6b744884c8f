import { oncePerPage } from "@torg/islands";
import { sharedPageCart } from "../cart/pageCart.ts";

/**
 * The one cart of a page with buy buttons. The dialog after an addition is part of the cart panel, which is loaded
 * then.
 */
export const buyingCart = oncePerPage(() => {
  const shared = sharedPageCart();
  const stop = shared.cart.subscribe(({ addedDialog }) => {
    if (addedDialog === null) return;
    stop();
    void import("../cart/cartPanel.island.tsx").then(({ drawCartPanel }) => drawCartPanel());
  });
  return shared;
});
