import { CartLines, CartProvider, CartSummary, DiscountBox, EmptyCart } from "@torg/cart";
import type { CartState } from "@torg/cart/state";
import { CheckoutPage, CheckoutProvider } from "@torg/checkout";
import type { CheckoutCart } from "@torg/checkout";
import { type CheckoutFlash, flashMessage } from "@torg/checkout/domain";
import type { CheckoutState } from "@torg/checkout/state";
import type { ShopSettings } from "@torg/navigation/contract";
import type { CheckoutPage as CheckoutPageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { emptyCartLinks } from "./emptyCartLinks.ts";

/** Where the forms of the checkout come back to. */
const returnTo = "/kassa/leverans";

/** Props of `CheckoutView`. */
export interface CheckoutViewProps {
  readonly page: CheckoutPageData;
  readonly settings: ShopSettings;
  readonly cart: CartState;
  readonly checkout: CheckoutState;
  readonly flash: CheckoutFlash | null;
}

const summaryOf = ({ cart, fee }: CheckoutCart): ReactNode => (
  <CartSummary cart={cart} fee={fee} showsCheckoutLink={false} />
);

/** The checkout: what the server renders and what the island takes over. */
export function CheckoutView({ page, settings, cart, checkout, flash }: CheckoutViewProps): ReactNode {
  return (
    <CartProvider state={cart} addresses={{ returnTo }} buyEnabled={settings.buyEnabled} refreshCheckout>
      <CheckoutProvider
        state={checkout}
        cart={cart}
        addresses={{ returnTo, terms: settings.termsUrl }}
        isOffer={settings.isOfferTheme}
        flash={flash}
      >
        <CheckoutPage
          products={
            <>
              <CartLines />
              <DiscountBox problem={flash === null ? null : flashMessage(flash, "discount")} />
            </>
          }
          empty={<EmptyCart categories={emptyCartLinks(page.layout)} />}
          renderSummary={summaryOf}
          countries={page.countries}
        />
      </CheckoutProvider>
    </CartProvider>
  );
}
