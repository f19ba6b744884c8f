import type { CartOffersProps } from "@torg/cart";
import { lateOnIntent } from "@torg/ui";
import { Suspense, type ReactNode } from "react";

const CartOffers = lateOnIntent<CartOffersProps>(
  ".torg-cart-offers",
  async () => (await import("../client/cartOffersPart.ts")).CartOffers,
);

/** What is offered below the cart; what the server has drawn of it waits until somebody reaches for it. */
export function LateCartOffers(props: CartOffersProps): ReactNode {
  return (
    <Suspense>
      <CartOffers {...props} />
    </Suspense>
  );
}
