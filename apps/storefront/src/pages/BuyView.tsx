import { AddedAlert, BuyButton, CartProvider } from "@torg/cart";
import type { CartState } from "@torg/cart/state";
import type { ReactNode } from "react";
import type { BuyableProduct } from "./buyable.ts";

/** What travels in the markup for one buy button. */
export interface BuyIslandProps {
  readonly product: BuyableProduct;
  /** Path and query of the page, where a form without script comes back to. */
  readonly path: string;
  readonly buyEnabled: boolean;
  readonly isLarge?: boolean;
}

/** Props of `BuyView`. */
export interface BuyViewProps extends BuyIslandProps {
  readonly cart: CartState;
}

/** One buy button with its message: what the server renders and what the island takes over. */
export function BuyView({ product, path, buyEnabled, isLarge = false, cart }: BuyViewProps): ReactNode {
  return (
    <CartProvider state={cart} addresses={{ returnTo: path }} buyEnabled={buyEnabled}>
      <BuyButton product={product} size={isLarge ? "large" : "small"} wide />
      {isLarge ? <AddedAlert /> : null}
    </CartProvider>
  );
}
