import { AddedDialog, CartPage, CartProvider } from "@torg/cart";
import type { CartState } from "@torg/cart/state";
import type { CartTexts } from "@torg/cart/texts";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ReactNode } from "react";

/** Props of `CartView`. */
export interface CartViewProps {
  readonly settings: ShopSettings;
  readonly cart: CartState;
  readonly texts: CartTexts;
  /** The departments, for the cart that is empty. */
  readonly categories: readonly { readonly title: string; readonly link: string }[];
  /** The box for codes, where it is drawn at once. */
  readonly discountBox?: ReactNode;
  /** What is offered below the cart. */
  readonly offers: ReactNode;
}

/** The cart as a page: what the server renders and what the island takes over. */
export function CartView({ settings, cart, texts, categories, discountBox, offers }: CartViewProps): ReactNode {
  return (
    <CartProvider state={cart} buyEnabled={settings.buyEnabled} texts={texts}>
      <CartPage discountBox={discountBox} categories={categories} puffs={settings.checkoutManualPuffs}>
        {offers}
      </CartPage>
      <AddedDialog />
    </CartProvider>
  );
}
