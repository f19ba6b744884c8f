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
  /** What the server said about a code that a form without script sent. */
  readonly discountProblem?: string | null | undefined;
  /** What is offered below the cart. */
  readonly offers: ReactNode;
}

/** The cart as a page: what the server renders and what the island takes over. */
export function CartView(props: CartViewProps): ReactNode {
  const { settings, cart, texts, categories, discountBox, discountProblem = null, offers } = props;
  return (
    <CartProvider state={cart} buyEnabled={settings.buyEnabled} texts={texts}>
      <CartPage
        discountBox={discountBox}
        discountProblem={discountProblem}
        categories={categories}
        puffs={settings.checkoutManualPuffs}
      >
        {offers}
      </CartPage>
      <AddedDialog />
    </CartProvider>
  );
}
