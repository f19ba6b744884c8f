import { BuyButton, CartProvider } from "@torg/cart";
import type { CartState } from "@torg/cart/state";
import type { CartTexts } from "@torg/cart/texts";
import { CatalogProvider, CompareForm, CompareToggle, Listing } from "@torg/catalog";
import type { BuySlot, ListingProps, LoadRangeTrack } from "@torg/catalog";
import { wholeListOf } from "@torg/catalog/domain/filters";
import type { CompareControls, ListingState } from "@torg/catalog/state";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ListingPage } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { buyable } from "../buying/buyable.ts";

/** Props of `ListingView`. */
export interface ListingViewProps {
  readonly settings: ShopSettings;
  readonly listing: ListingState;
  readonly cart: CartState;
  readonly compare: CompareControls;
  /** The words of the buy buttons. */
  readonly texts: CartTexts;
  readonly parent: ListingPage["parent"];
  /** Path and query of the page, where forms without script come back to. */
  readonly path: string;
}

const buyInTile: BuySlot = (product) => <BuyButton product={buyable(product)} size="small" wide />;

const compareSlot =
  (controls: CompareControls): NonNullable<ListingProps["extra"]> =>
  (product) => <CompareToggle product={product} controls={controls} />;

const rangeTrack: LoadRangeTrack = async () => (await import("../client/rangeTrack.ts")).RangeTrack;

/** The listing with its filters: what the server renders and what the island takes over. */
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
