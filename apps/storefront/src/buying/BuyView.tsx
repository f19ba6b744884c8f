import { BuyButton, CartProvider } from "@torg/cart";
import type { Addon } from "@torg/cart/domain/buying";
import type { CartState } from "@torg/cart/state";
import type { CartTexts } from "@torg/cart/texts";
import type { ReactNode } from "react";
import type { BuyMode } from "./buyMode.ts";
import type { BuyableProduct } from "./buyable.ts";

/** What travels in the markup for one buy button. */
export interface BuyIslandProps extends BuyMode {
  readonly product: BuyableProduct;
  readonly isLarge?: boolean;
  /** Extras that can go along; left out where there are none. */
  readonly addons?: readonly Addon[];
}

/** Props of `BuyView`. */
export interface BuyViewProps extends BuyIslandProps {
  readonly cart: CartState;
  readonly texts: CartTexts;
}

/** One buy button with its message: what the server renders and what the island takes over. */
export function BuyView({ product, path, buyEnabled, isLarge = false, cart, texts }: BuyViewProps): ReactNode {
  return (
    <CartProvider state={cart} addresses={{ returnTo: path }} buyEnabled={buyEnabled} texts={texts}>
      <BuyButton product={product} size={isLarge ? "large" : "small"} wide />
    </CartProvider>
  );
}
