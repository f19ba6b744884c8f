import {
  BuyButton,
  type BuyButtonProps,
  BuyWithAddons,
  type BuyWithAddonsProps,
  CartProvider,
  LateBuyWithAddons,
} from "@torg/cart";
import type { Addon } from "@torg/cart/domain/buying";
import { type CartState, createCartState } from "@torg/cart/state";
import type { CartTexts } from "@torg/cart/texts";
import { createClient } from "@torg/http";
import { hydrateView } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { type ComponentType, type ReactNode, useSyncExternalStore } from "react";
import { cartWords, shownCartTexts } from "../cart/cartWords.ts";
import type { BuyMode } from "./buyMode.ts";
import type { BuyableProduct } from "./buyable.ts";
import { buyingCart } from "./buyingCart.ts";
import { unfinishedChoice } from "./unfinishedChoice.ts";

/** Props in the markup for one buy button. */
export interface BuyPlaceProps extends BuyMode {
  readonly product: BuyableProduct;
  readonly isLarge?: boolean;
  /** The sticky bar of a product page on phones; left out: none. */
  readonly bar?: NonNullable<BuyButtonProps["bar"]>;
  /** Extras that can be bought together with it; left out when there are none. */
  readonly addons?: readonly Addon[];
}

/** Props of `Buy`. */
export interface BuyProps extends BuyPlaceProps {
  readonly cart: CartState;
  readonly texts: CartTexts;
  /** Renders the button below its extras; needed only by the few products that have some. */
  readonly Set?: ComponentType<BuyWithAddonsProps> | undefined;
}

/** A product cannot be bought while another variant is being chosen. */
function useChosen(product: BuyableProduct): BuyableProduct {
  const choice = unfinishedChoice();
  const unfinished = useSyncExternalStore(choice.subscribe, choice.productId, () => null);
  return unfinished === product.productId ? { ...product, isChosen: false } : product;
}

/** One buy button with its message, below its extras if it has some. */
export function Buy({
  product,
  path,
  buyEnabled,
  isLarge = false,
  bar,
  addons,
  cart,
  texts,
  Set,
}: BuyProps): ReactNode {
  const chosen = useChosen(product);
  // A product page has both the bar and a quantity field; a tile has neither.
  const ofPage = bar === undefined ? {} : { bar, asksQuantity: true };
  return (
    <CartProvider state={cart} addresses={{ returnTo: path }} buyEnabled={buyEnabled} texts={texts}>
      {addons === undefined || Set === undefined ? (
        <BuyButton product={chosen} size={isLarge ? "large" : "small"} wide {...ofPage} />
      ) : (
        <Set product={chosen} addons={addons} size="large" wide {...ofPage} />
      )}
    </CartProvider>
  );
}

/** A buy button that works as a form and becomes an island on first interaction. */
export const buy = defineIsland({
  name: "buy",
  view: Buy,
  asleep: (given: BuyPlaceProps) => ({
    ...given,
    cart: createCartState({ client: createClient() }),
    texts: shownCartTexts(given.isQuote),
    Set: BuyWithAddons,
  }),
  props: (given) => given,
  id: ({ product }) => `buy-${product.productId}`,
  // Only script can find out whether a product that is sold once per order is already in the cart.
  wake: ({ product }) => (product.onlyOnce === true ? "visible" : undefined),
});

/**
 * Hydrates a buy button. It may be pressed before the cart is known: a press adds one more to whatever the cart holds.
 */
export const mount = hydrateView<typeof buy>(Buy, async (props) => ({
  ...props,
  cart: buyingCart().cart,
  texts: await cartWords(props.isQuote),
  // Few products have extras, so their script loads only with them.
  Set: props.addons === undefined ? undefined : await LateBuyWithAddons.load(),
}));
