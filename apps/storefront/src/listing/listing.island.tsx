import { BuyButton, CartProvider } from "@torg/cart";
import { type CartState, createCartState } from "@torg/cart/state";
import type { CartTexts } from "@torg/cart/texts";
import {
  type BuySlot,
  CatalogProvider,
  CompareForm,
  CompareToggle,
  Listing,
  type ListingProps,
  type LoadRangeTrack,
} from "@torg/catalog";
import { requestedFullList } from "@torg/catalog/domain/filters";
import { type CompareControls, createLazyCompare, createListingState, type ListingState } from "@torg/catalog/state";
import { sortingPath } from "@torg/format/addresses";
import { createClient } from "@torg/http";
import { hydrateView } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import type { ShopSettings } from "@torg/navigation/contract";
import { contentPages } from "@torg/navigation/domain";
import type { ListingPageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { currentPath } from "../awake/currentPath.ts";
import { buyable } from "../buying/buyable.ts";
import { buyingCart } from "../buying/buyingCart.ts";
import { wishHeart } from "../buying/wishHeart.tsx";
import { cartWords, shownCartTexts } from "../cart/cartWords.ts";
import { lazyCompare } from "../compare/lazyCompare.ts";
import { listingOptions, pageListing } from "./pageListing.ts";

/** Props of `ListingView`. */
export interface ListingViewProps {
  readonly settings: ShopSettings;
  readonly listing: ListingState;
  readonly cart: CartState;
  readonly compare: CompareControls;
  /** The texts of the buy buttons. */
  readonly texts: CartTexts;
  readonly parent: ListingPageData["parent"];
  readonly aboutSorting: ListingProps["aboutSorting"];
  /** Path and query of the page, to which forms without script return. */
  readonly path: string;
}

/** The page that explains how products are sorted, if the shop shows it. */
function sortingPageOf(layout: ListingPageData["layout"]): ListingProps["aboutSorting"] {
  const page = contentPages(layout).find(({ url }) => url === sortingPath);
  return page === undefined ? null : { name: page.heading || page.title, url: page.url };
}

const buyInTile: BuySlot = (product) => <BuyButton product={buyable(product)} size="small" wide />;

const compareSlot =
  (controls: CompareControls): NonNullable<ListingProps["extra"]> =>
  (product) => <CompareToggle product={product} controls={controls} />;

const rangeTrack: LoadRangeTrack = async () => (await import("./rangeTrack.ts")).RangeTrack;

/** The listing with its filters. */
export function ListingView(props: ListingViewProps): ReactNode {
  const { settings, listing, cart, compare, texts, parent, aboutSorting, path } = props;
  return (
    <CatalogProvider settings={settings} rangeTrack={rangeTrack}>
      <CartProvider state={cart} addresses={{ returnTo: path }} buyEnabled={settings.buyEnabled} texts={texts}>
        <Listing
          listing={listing}
          buy={settings.ecommerceDisabled ? undefined : buyInTile}
          extra={compareSlot(compare)}
          corner={wishHeart}
          parent={parent}
          aboutSorting={aboutSorting}
          whole={requestedFullList(new URLSearchParams(path.split("?")[1] ?? ""))}
        />
        <CompareForm />
      </CartProvider>
    </CatalogProvider>
  );
}

/** Props of the listing's island place. */
export interface ListingPlaceProps {
  readonly page: ListingPageData;
  readonly settings: ShopSettings;
  readonly path: string;
}

/** The listing with its filters: links and forms until the first interaction. */
export const listing = defineIsland({
  name: "listing",
  view: ListingView,
  asleep: ({ page, settings, path }: ListingPlaceProps) => ({
    settings,
    listing: createListingState({ ...listingOptions(page), client: createClient() }),
    cart: createCartState({ client: createClient() }),
    compare: createLazyCompare(() => Promise.reject(new Error("Nothing is compared on the server."))),
    texts: shownCartTexts(settings.isQuote),
    parent: page.parent,
    aboutSorting: sortingPageOf(page.layout),
    path,
  }),
});

/** Hydrates the listing. */
export const mount = hydrateView<typeof listing>(ListingView, async () => {
  const { cart } = buyingCart();
  const { page, settings, state } = await pageListing();
  return {
    settings,
    listing: state,
    cart,
    compare: lazyCompare(),
    texts: await cartWords(settings.isQuote),
    parent: page.parent,
    aboutSorting: sortingPageOf(page.layout),
    path: currentPath(),
  };
});
