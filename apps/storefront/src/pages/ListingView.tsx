import { AddedAlert, BuyButton, CartProvider } from "@torg/cart";
import type { CartState } from "@torg/cart/state";
import { CatalogProvider, Listing } from "@torg/catalog";
import type { BuySlot } from "@torg/catalog";
import type { ListingState } from "@torg/catalog/state";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ReactNode } from "react";
import { buyable } from "./buyable.ts";

/** Props of `ListingView`. */
export interface ListingViewProps {
  readonly settings: ShopSettings;
  readonly listing: ListingState;
  readonly cart: CartState;
  /** Path and query of the page, where forms without script come back to. */
  readonly path: string;
}

const buyInTile: BuySlot = (product) => <BuyButton product={buyable(product)} size="small" wide />;

/** The listing with its filters: what the server renders and what the island takes over. */
export function ListingView({ settings, listing, cart, path }: ListingViewProps): ReactNode {
  return (
    <CatalogProvider settings={settings}>
      <CartProvider state={cart} addresses={{ returnTo: path }} buyEnabled={settings.buyEnabled}>
        <Listing listing={listing} buy={buyInTile} />
        <AddedAlert />
      </CartProvider>
    </CatalogProvider>
  );
}
