import { defineIsland } from "@torg/islands";
import { buyingCart } from "../client/buyingCart.ts";
import { cartWords } from "../client/cartWords.ts";
import { currentPath } from "../client/currentPath.ts";
import { lazyCompare } from "../client/lazyCompare.ts";
import { pageListing } from "../client/pageListing.ts";
import { ListingView } from "../pages/ListingView.tsx";

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
