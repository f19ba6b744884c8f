import { defineIsland } from "@torg/islands";
import { buyingCart } from "../buying/buyingCart.ts";
import { cartWords } from "../cart/cartWords.ts";
import { currentPath } from "../awake/currentPath.ts";
import { lazyCompare } from "../compare/lazyCompare.ts";
import { pageListing } from "./pageListing.ts";
import { ListingView } from "./ListingView.tsx";

const island = defineIsland(async () => {
  const { cart } = buyingCart();
  const { page, settings, state } = await pageListing();
  const compare = lazyCompare();
  return (
    <ListingView
      settings={settings}
      listing={state}
      cart={cart}
      compare={compare}
      texts={await cartWords(settings.isOfferTheme)}
      parent={page.parent}
      path={currentPath()}
    />
  );
});

/** Takes the listing over. */
export const { mount } = island;
