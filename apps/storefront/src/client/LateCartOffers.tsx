import type { CartOffersProps } from "@torg/cart";
import { lazy, Suspense, type ReactNode } from "react";

const CartOffers = lazy(async () => {
  const { CartOffers: part } = await import("./cartOffersPart.ts");
  return { default: part };
});

/** What is offered below the cart; what the server has drawn of it stands until its file is there. */
export function LateCartOffers(props: CartOffersProps): ReactNode {
  return (
    <Suspense>
      <CartOffers {...props} />
    </Suspense>
  );
}
