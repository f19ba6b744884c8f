import { CartPage, CartProvider } from "@torg/cart";
import type { CartState } from "@torg/cart/state";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ReactNode } from "react";

/** Props of `CartView`. */
export interface CartViewProps {
  readonly settings: ShopSettings;
  readonly cart: CartState;
  /** The departments, for the cart that is empty. */
  readonly categories: readonly { readonly title: string; readonly link: string }[];
}

/** The cart as a page: what the server renders and what the island takes over. */
export function CartView({ settings, cart, categories }: CartViewProps): ReactNode {
  return (
    <CartProvider state={cart} buyEnabled={settings.buyEnabled}>
      <CartPage categories={categories} puffs={settings.checkoutManualPuffs} />
    </CartProvider>
  );
}
