import { BuyButton, CartProvider } from "@torg/cart";
import { createCartState, type CartState } from "@torg/cart/state";
import type { CartTexts } from "@torg/cart/texts";
import { CatalogProvider, CompareForm, CompareToggle, Listing } from "@torg/catalog";
import type { BuySlot, ListingProps, LoadRangeTrack } from "@torg/catalog";
import { wholeListOf } from "@torg/catalog/domain/filters";
import { createLazyCompare, createListingState } from "@torg/catalog/state";
import type { CompareControls, ListingOptions, ListingState } from "@torg/catalog/state";
import { createClient } from "@torg/http";
import { defineIsland } from "@torg/islands/server";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ListingPageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { buyable } from "../buying/buyable.ts";
import { shownCartTexts } from "../cart/shownCartTexts.ts";

/** How the state of a listing starts, the same on the server and in the browser. */
export function listingOptions(page: ListingPageData): Omit<ListingOptions, "client"> {
  // Not what the address asks: a page beyond the last is the last.
  return { filters: page.filters, listingType: page.listingType, page: page.filters.page ?? 1 };
}

/** Props of `ListingView`. */
export interface ListingViewProps {
  readonly settings: ShopSettings;
  readonly listing: ListingState;
  readonly cart: CartState;
  readonly compare: CompareControls;
  /** The words of the buy buttons. */
  readonly texts: CartTexts;
  readonly parent: ListingPageData["parent"];
  /** Path and query of the page, where forms without script come back to. */
  readonly path: string;
}

const buyInTile: BuySlot = (product) => <BuyButton product={buyable(product)} size="small" wide />;

const compareSlot =
  (controls: CompareControls): NonNullable<ListingProps["extra"]> =>
  (product) => <CompareToggle product={product} controls={controls} />;

const rangeTrack: LoadRangeTrack = async () => (await import("./rangeTrack.ts")).RangeTrack;

/** The listing with its filters. */
export function ListingView({ settings, listing, cart, compare, texts, parent, path }: ListingViewProps): ReactNode {
  return (
    <CatalogProvider settings={settings} rangeTrack={rangeTrack}>
      <CartProvider state={cart} addresses={{ returnTo: path }} buyEnabled={settings.buyEnabled} texts={texts}>
        <Listing
          listing={listing}
          buy={settings.ecommerceDisabled ? undefined : buyInTile}
          extra={compareSlot(compare)}
          parent={parent}
          whole={wholeListOf(new URLSearchParams(path.split("?")[1] ?? ""))}
        />
        <CompareForm />
      </CartProvider>
    </CatalogProvider>
  );
}

/** What the place of a listing is given. */
export interface ListingPlaceProps {
  readonly page: ListingPageData;
  readonly settings: ShopSettings;
  readonly path: string;
}

/** The listing with its filters: links and forms until somebody reaches for them. */
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
    path,
  }),
  awake: () => import("./listing.awake.ts"),
});
