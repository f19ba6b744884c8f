import type { EmptyCartProps } from "@torg/cart";
import { lateOnIntent } from "@torg/ui";
import { Suspense, type ReactNode } from "react";

const EmptyCart = lateOnIntent<EmptyCartProps>(
  ".torg-empty-cart",
  async () => (await import("../client/emptyCartPart.ts")).EmptyCart,
);

/** What an empty cart says: what the server has drawn of it stands; else it is fetched when the last line has left. */
export function LateEmptyCart(props: EmptyCartProps): ReactNode {
  return (
    <Suspense>
      <EmptyCart {...props} />
    </Suspense>
  );
}
