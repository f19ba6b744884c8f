import { defineIsland } from "@torg/islands";
import { cartWords } from "../client/cartWords.ts";
import { sharedPageCart } from "../client/pageCart.ts";
import type { BuySetIslandProps } from "../pages/BuySetView.tsx";
import { BuySetView } from "../pages/BuySetView.tsx";

const island = defineIsland(async (props: BuySetIslandProps) => (
  <BuySetView {...props} cart={sharedPageCart().cart} texts={await cartWords(props.isOffer)} />
));

/** Takes a product with its extras over; ready when the cart is known, too. */
export async function mount(element: HTMLElement): Promise<void> {
  await island.mount(element);
  await sharedPageCart().loaded;
}
