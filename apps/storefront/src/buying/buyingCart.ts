import { oncePerPage } from "@torg/islands";
import { sharedPageCart } from "../cart/pageCart.ts";

/** The one cart of a page where something can be bought. The dialog after an addition lies with the cart's panel. */
export const buyingCart = oncePerPage(() => {
  const shared = sharedPageCart();
  const stop = shared.cart.subscribe(({ addedDialog }) => {
    if (addedDialog === null) return;
    stop();
    void import("../cart/cartPanel.island.tsx").then(({ drawCartPanel }) => drawCartPanel());
  });
  return shared;
});
