import { defineIsland } from "@torg/islands";
import { currentPath } from "../client/currentPath.ts";
import { sharedPageCart } from "../client/pageCart.ts";
import { pageListing } from "../client/pageListing.ts";
import { ListingView } from "../pages/ListingView.tsx";

const island = defineIsland(async () => {
  const { cart } = sharedPageCart();
  const { settings, state } = await pageListing();
  return <ListingView settings={settings} listing={state} cart={cart} path={currentPath()} />;
});

/** Takes the listing over; ready when the cart is known, too. */
export async function mount(element: HTMLElement): Promise<void> {
  await island.mount(element);
  await sharedPageCart().loaded;
}
