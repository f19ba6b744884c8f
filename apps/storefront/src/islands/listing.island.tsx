import { defineIsland } from "@torg/islands";
import { buyingCart } from "../client/buyingCart.ts";
import { cartWords } from "../client/cartWords.ts";
import { comparedCount } from "../client/comparedCount.ts";
import { currentPath } from "../client/currentPath.ts";
import { lazyCompare } from "../client/lazyCompare.ts";
import { pageListing } from "../client/pageListing.ts";
import { ListingView } from "../pages/ListingView.tsx";

const island = defineIsland(async () => {
  const { cart } = buyingCart();
  const { page, settings, state } = await pageListing();
  const compare = lazyCompare();
  // What is compared is only asked for when this browser remembers something.
  if (comparedCount() > 0) void compare.wake();
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
