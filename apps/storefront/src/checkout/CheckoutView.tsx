import { CartLines, CartProvider, CartSummary, LateServerHtml } from "@torg/cart";
import type { CartState } from "@torg/cart/state";
import type { CartTexts } from "@torg/cart/texts";
import { CheckoutPage, CheckoutProvider } from "@torg/checkout";
import type { CheckoutPageProps } from "@torg/checkout";
import type { CheckoutFlash } from "@torg/checkout/domain";
import type { CheckoutState } from "@torg/checkout/state";
import type { CheckoutTexts } from "@torg/checkout/texts";
import type { ShopSettings } from "@torg/navigation/contract";
import type { CheckoutPage as CheckoutPageData } from "@torg/pages/contract";
import type { ReactNode } from "react";

/** Where the forms of the checkout come back to. */
const returnTo = "/kassa/leverans";

/** Props of `CheckoutView`. */
export interface CheckoutViewProps {
  readonly page: CheckoutPageData;
  readonly settings: ShopSettings;
  readonly cart: CartState;
  readonly checkout: CheckoutState;
  readonly flash: CheckoutFlash | null;
  /** What was typed before the page was opened anew. */
  readonly draft?: ReadonlyMap<string, string>;
  /** The words of the cart, and of the checkout around it. */
  readonly texts: CartTexts;
  readonly words: CheckoutTexts;
  readonly discountBox: ReactNode;
  /** What a cart without lines says. */
  readonly empty: ReactNode;
  /** Parts that the server draws at once and the browser when they are reached for. */
  readonly parts?: Pick<CheckoutPageProps, "login" | "message" | "withoutScript">;
}

/** What stands beside the checkout: a comparison of prices, a club, as the shop wrote them. */
function Beside({ page }: { readonly page: CheckoutPageData }): ReactNode {
  const slots = [page.show_price_comparison, page.show_loyalty_club];
  return slots.map((html) =>
    html === null || html === "" ? null : <LateServerHtml key={html} as="div" html={html} fallback={null} />,
  );
}

/** The checkout: what the server renders and what the island takes over. */
export function CheckoutView(props: CheckoutViewProps): ReactNode {
  const { page, settings, cart, checkout, flash, texts, words, discountBox, empty, parts, draft } = props;
  const puffs = settings.checkoutManualPuffs;
  return (
    <CartProvider state={cart} addresses={{ returnTo }} buyEnabled={settings.buyEnabled} texts={texts} refreshCheckout>
      <CheckoutProvider
        state={checkout}
        cart={cart}
        addresses={{ returnTo, terms: settings.termsUrl }}
        isOffer={settings.isOfferTheme}
        texts={words}
        flash={flash}
        {...(draft ? { draft } : {})}
        notice={
          page.legal_guarantee && (
            // oxlint-disable-next-line jsx-a11y/alt-text -- the picture brings its text along
            <img {...page.legal_guarantee} />
          )
        }
      >
        <CheckoutPage
          products={
            <>
              <CartLines />
              {discountBox}
            </>
          }
          empty={empty}
          renderSummary={({ cart: sum, fee }) => (
            <CartSummary cart={sum} fee={fee} showsCheckoutLink={false} puffs={puffs} />
          )}
          beside={<Beside page={page} />}
          countries={page.countries}
          {...parts}
        />
      </CheckoutProvider>
    </CartProvider>
  );
}
