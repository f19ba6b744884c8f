import { defineIsland } from "@torg/islands";
import { buyingCart } from "../client/buyingCart.ts";
import { cartWords } from "../client/cartWords.ts";
import type { BuyIslandProps } from "../pages/BuyView.tsx";
import { BuyView } from "../pages/BuyView.tsx";

const island = defineIsland(async (props: BuyIslandProps) => {
  const view = { cart: buyingCart().cart, texts: await cartWords(props.isOffer) };
  const { addons } = props;
  if (addons === undefined) return <BuyView {...props} {...view} />;
  // Few products have extras: their script comes with them.
  const { BuySetView } = await import("../pages/BuySetView.tsx");
  return <BuySetView {...props} {...view} addons={addons} />;
});

/** Takes a buy button over; ready when the cart is known, too. */
export async function mount(element: HTMLElement): Promise<void> {
  await island.mount(element);
  await buyingCart().loaded;
}
