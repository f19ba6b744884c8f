import { BuyWithAddons, CartProvider } from "@torg/cart";
import type { BuyWithAddonsProps } from "@torg/cart";
import type { CartState } from "@torg/cart/state";
import type { CartTexts } from "@torg/cart/texts";
import type { ReactNode } from "react";
import type { BuyMode } from "./buyMode.ts";

/** What travels in the markup for a product that can be bought with extras. */
export interface BuySetIslandProps extends BuyMode, Pick<BuyWithAddonsProps, "product" | "addons"> {}

/** Props of `BuySetView`. */
export interface BuySetViewProps extends BuySetIslandProps {
  readonly cart: CartState;
  readonly texts: CartTexts;
}

/** A product's buy button below its extras: what the server renders and what the island takes over. */
export function BuySetView({ product, addons, path, buyEnabled, cart, texts }: BuySetViewProps): ReactNode {
  return (
    <CartProvider state={cart} addresses={{ returnTo: path }} buyEnabled={buyEnabled} texts={texts}>
      <BuyWithAddons product={product} addons={addons} size="large" wide />
    </CartProvider>
  );
}
