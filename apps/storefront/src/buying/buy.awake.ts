import { LateBuyWithAddons } from "@torg/cart";
import { awaken, type Mount } from "@torg/islands";
import { cartWords } from "../cart/cartWords.ts";
import { Buy, type buy } from "./buy.island.tsx";
import { buyingCart } from "./buyingCart.ts";

/** Takes a buy button over. It may be pressed before the cart is known: a press adds one more of whatever lies there. */
export const mount: Mount<"buy"> = awaken<typeof buy>(Buy, async (props) => ({
  ...props,
  cart: buyingCart().cart,
  texts: await cartWords(props.isQuote),
  // Few products have extras: their script comes with them.
  Set: props.addons === undefined ? undefined : await LateBuyWithAddons.load(),
}));
