import { pageAddress } from "@torg/pages/contract";
import { GoToCheckoutBar } from "@torg/cart";
import type { ReactNode } from "react";
import { shownCartTexts } from "./cartWords.ts";

/** The bar with a link to the checkout; the page's script shows it when the cart is not empty. */
export function CheckoutBar({ isQuote }: { readonly isQuote: boolean }): ReactNode {
  const { title, toCheckout } = shownCartTexts(isQuote);
  return (
    <GoToCheckoutBar label={title} href={pageAddress("checkout")} isShown={false}>
      {toCheckout}
    </GoToCheckoutBar>
  );
}
