import { BuyWithAddons, CartProvider } from "@torg/cart";
import type { Addon } from "@torg/cart/domain/buying";
import type { ReactNode } from "react";
import type { BuyViewProps } from "./BuyView.tsx";

/** Props of `BuySetView`. */
export interface BuySetViewProps extends BuyViewProps {
  readonly addons: readonly Addon[];
}

/** A product's buy button below its extras: what the server renders and what the island takes over. */
export function BuySetView({ product, addons, path, buyEnabled, cart, texts }: BuySetViewProps): ReactNode {
  return (
    <CartProvider state={cart} addresses={{ returnTo: path }} buyEnabled={buyEnabled} texts={texts}>
      <BuyWithAddons product={product} addons={addons} size="large" wide />
    </CartProvider>
  );
}
