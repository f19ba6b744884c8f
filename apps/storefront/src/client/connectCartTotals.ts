import { awaitWishes } from "@torg/account/wire";
import { readCartPath } from "@torg/cart/contract";
import { buyMarks, showCheckoutBar, wireCartTotals } from "@torg/cart/wire";
import { prefetch, findIsland } from "@torg/islands/runtime";
import { showCartTotals } from "@torg/navigation/wire";
import { findMarked } from "@torg/ui/wire";
import type { cartPanel } from "../cart/cartPanel.island.tsx";

/** Shows the totals of the cart wherever a page has them, and wakes what depends on what the cart contains. */
export function connectCartTotals(wake: (island: HTMLElement) => void): void {
  const showWishes = awaitWishes(async (form) => (await import("./openWishes.ts")).openWishes(form));
  const isAboutCart = findIsland<typeof cartPanel>("cartPanel") === null;
  wireCartTotals({
    ask: () => prefetch(readCartPath),
    show: (totals) => {
      showCartTotals(totals);
      showCheckoutBar(totals);
    },
    onAnswer: (cart) => {
      showWishes(cart);
      // A page about the cart never suggests products that are in it.
      if (cart.totalAmount > 0 && !isAboutCart && findMarked(document, buyMarks.control))
        void import("../cart/wakeFull.ts").then(({ wakeFull }) => wakeFull(cart, wake));
    },
  });
}
