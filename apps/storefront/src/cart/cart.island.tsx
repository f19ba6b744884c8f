import { AddedDialog, CartPage, CartProvider, CartSuggestions, DiscountBox, LateCartSuggestions } from "@torg/cart";
import { type Cart, cartFingerprint } from "@torg/cart/domain";
import { type CartState, createCartState } from "@torg/cart/state";
import type { CartTexts } from "@torg/cart/texts";
import { createClient } from "@torg/http";
import { hydrateView } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import type { ShopSettings } from "@torg/navigation/contract";
import { departmentLinks, type PaymentMarkContent, shownPaymentMarks } from "@torg/navigation/domain";
import type { CartPageData } from "@torg/pages/contract";
import { type ReactNode, Suspense } from "react";
import { openedPage } from "../awake/openedPage.ts";
import { refusedCode } from "../flash/formFlash.ts";
import { cartWords, shownCartTexts } from "./cartWords.ts";
import { personalPageCart } from "./pageCart.ts";

/** Props of `CartView`. */
export interface CartViewProps {
  readonly settings: ShopSettings;
  readonly cart: CartState;
  readonly texts: CartTexts;
  /** The departments, shown when the cart is empty. */
  readonly categories: readonly { readonly title: string; readonly link: string }[];
  /** The payment methods. */
  readonly waysToPay: readonly PaymentMarkContent[];
  /** The discount code box, where it is rendered at once. */
  readonly discountBox?: ReactNode;
  /** The server's message about a code that was sent by a form without script. */
  readonly discountProblem?: string | null | undefined;
  /** Suggestions below the cart. */
  readonly suggestions: ReactNode;
}

/** The cart page. */
export function CartView(props: CartViewProps): ReactNode {
  const { settings, cart, texts, categories, waysToPay, discountBox, discountProblem = null, suggestions } = props;
  return (
    <CartProvider state={cart} buyEnabled={settings.buyEnabled} texts={texts}>
      <CartPage
        discountBox={discountBox}
        discountProblem={discountProblem}
        categories={categories}
        waysToPay={settings.isQuote ? [] : waysToPay}
        banners={settings.checkoutManualPuffs}
      >
        {suggestions}
      </CartPage>
      <AddedDialog />
    </CartProvider>
  );
}

/** Props of the cart's island place. */
export interface CartPlaceProps {
  readonly page: CartPageData;
  readonly settings: ShopSettings;
  readonly cart: Cart;
}

/** Props in the markup: which cart it shows, and the server's message about a code sent by a form without script. */
interface CartProps {
  readonly shown: string;
  readonly problem?: string;
}

/** The cart page, which works as forms and becomes an island on first interaction. */
export const cart = defineIsland({
  name: "cart",
  view: CartView,
  asleep: ({ page, settings, cart: initial }: CartPlaceProps) => ({
    settings,
    cart: createCartState({ client: createClient(), initial }),
    texts: shownCartTexts(settings.isQuote),
    categories: departmentLinks(page.layout.categories),
    waysToPay: shownPaymentMarks(page.layout),
    discountBox: <DiscountBox problem={refusedCode(page.flash, page.messages)} />,
    suggestions: (
      <Suspense>
        <CartSuggestions orderedWithTitle={settings.orderedWithTitle} />
      </Suspense>
    ),
  }),
  props: ({ page, cart: initial }): CartProps => {
    const problem = refusedCode(page.flash, page.messages);
    return { shown: cartFingerprint(initial), ...(problem === null ? {} : { problem }) };
  },
});

/** Hydrates the cart page. */
export const mount = hydrateView<typeof cart>(
  CartView,
  async ({ problem }) => {
    const [{ settings, page }, pageCart] = await Promise.all([openedPage(), personalPageCart()]);
    return {
      settings,
      cart: pageCart,
      texts: await cartWords(settings.isQuote),
      categories: departmentLinks(page.layout.categories),
      waysToPay: shownPaymentMarks(page.layout),
      discountProblem: problem,
      suggestions: <LateCartSuggestions orderedWithTitle={settings.orderedWithTitle} />,
    };
  },
  ({ shown }, view) => shown !== cartFingerprint(view.cart.getState()),
);
