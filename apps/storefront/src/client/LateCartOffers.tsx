import type { CartOffersProps } from "@torg/cart";
import { whenReachedFor } from "@torg/ui";
import { lazy, Suspense, type ReactNode } from "react";

const CartOffers = lazy(async () => {
  await whenReachedFor(".torg-cart-offers");
  const { CartOffers: part } = await import("./cartOffersPart.ts");
  return { default: part };
});

/** What is offered below the cart; what the server has drawn of it waits until somebody reaches for it. */
export function LateCartOffers(props: CartOffersProps): ReactNode {
  return (
    <Suspense>
      <CartOffers {...props} />
    </Suspense>
  );
}
