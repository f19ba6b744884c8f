import { awaken, type Mount } from "@torg/islands";
import { currentPath } from "../awake/currentPath.ts";
import { buyingCart } from "../buying/buyingCart.ts";
import { cartWords } from "../cart/cartWords.ts";
import { lazyCompare } from "../compare/lazyCompare.ts";
import { ListingView, type listing } from "./listing.island.tsx";
import { pageListing } from "./pageListing.ts";

/** Takes the listing over. */
export const mount: Mount<"listing"> = awaken<typeof listing>(ListingView, async () => {
  const { cart } = buyingCart();
  const { page, settings, state } = await pageListing();
  return {
    settings,
    listing: state,
    cart,
    compare: lazyCompare(),
    texts: await cartWords(settings.isQuote),
    parent: page.parent,
    path: currentPath(),
  };
});
