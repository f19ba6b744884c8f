import { checkoutPath } from "@torg/format/addresses";
import { CartLines, CartProvider, CartSummary, DiscountBox, EmptyCart, LateServerHtml } from "@torg/cart";
import type { Cart } from "@torg/cart/domain";
import { createCartState, type CartState } from "@torg/cart/state";
import type { CartTexts } from "@torg/cart/texts";
import { CheckoutPage, CheckoutProvider, LoginBox, OrderMessage } from "@torg/checkout";
import type { CheckoutPageProps } from "@torg/checkout";
import type { CheckoutData, CheckoutFlash } from "@torg/checkout/domain";
import { createCheckoutState, type CheckoutState } from "@torg/checkout/state";
import { checkoutTexts, quoteCheckoutTexts, type CheckoutTexts } from "@torg/checkout/texts";
import { createClient } from "@torg/http";
import { defineIsland } from "@torg/islands/server";
import type { ShopSettings } from "@torg/navigation/contract";
import type { CheckoutPageData } from "@torg/pages/contract";
import { Suspense, type ReactNode } from "react";
import { departmentLinks } from "@torg/navigation/domain";
import { shownCartTexts } from "../cart/shownCartTexts.ts";
import { WithoutScript } from "./WithoutScript.tsx";
import { checkoutFlash } from "../flash/checkoutFlash.ts";
import { discountProblem } from "../flash/discountProblem.ts";
import { isFilled } from "@torg/cart/domain";

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
function PageSlots({ page }: { readonly page: CheckoutPageData }): ReactNode {
  const slots = [page.showPriceComparison, page.showLoyaltyClub];
  return slots.map((html) =>
    html === null || html === "" ? null : <LateServerHtml key={html} as="div" html={html} fallback={null} />,
  );
}

/** The checkout. */
export function CheckoutView(props: CheckoutViewProps): ReactNode {
  const { page, settings, cart, checkout, flash, texts, words, discountBox, empty, parts, draft } = props;
  const puffs = settings.checkoutManualPuffs;
  return (
    <CartProvider
      state={cart}
      addresses={{ returnTo: checkoutPath }}
      buyEnabled={settings.buyEnabled}
      texts={texts}
      refreshCheckout
    >
      <CheckoutProvider
        state={checkout}
        cart={cart}
        addresses={{ returnTo: checkoutPath, terms: settings.termsUrl }}
        isQuote={settings.isQuote}
        texts={words}
        flash={flash}
        {...(draft ? { draft } : {})}
        notice={
          page.legalGuarantee && (
            // oxlint-disable-next-line jsx-a11y/alt-text -- the picture brings its text along
            <img {...page.legalGuarantee} />
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
          belowSummary={<PageSlots page={page} />}
          countries={page.countries}
          {...parts}
        />
      </CheckoutProvider>
    </CartProvider>
  );
}

/** What the place of the checkout is given. */
export interface CheckoutPlaceProps {
  readonly page: CheckoutPageData;
  readonly settings: ShopSettings;
  readonly cart: Cart;
  readonly checkout: CheckoutData;
}

/** What travels in the markup. */
interface CheckoutTravels {
  /** What a form without script has brought back. */
  readonly flash: CheckoutFlash | null;
  /** Whether the page came with something in the cart. */
  readonly isFilled: boolean;
}

/** What the browser draws when it is reached for; within the same bounds as there. */
const parts = {
  login: (
    <Suspense>
      <LoginBox />
    </Suspense>
  ),
  message: (
    <Suspense>
      <OrderMessage />
    </Suspense>
  ),
};

const flashOf = ({ page, cart }: CheckoutPlaceProps): CheckoutFlash | null =>
  isFilled(cart) ? checkoutFlash(page.flash, page.messages) : null;

/** Whether the chosen payment needs script to be seen at all. Nothing is paid in an empty cart, whatever was chosen. */
function needsScript({ cart, checkout: { snippet, isPaymentTypeChosen: isChosen } }: CheckoutPlaceProps): boolean {
  return isFilled(cart) && isChosen === true && snippet !== null && snippet.startsWith("<");
}

function asleep(given: CheckoutPlaceProps): CheckoutViewProps {
  const { page, settings, cart, checkout: initial } = given;
  const flash = flashOf(given);
  const withoutScript = needsScript(given) ? <WithoutScript checkout={initial} settings={settings} /> : null;
  return {
    page,
    settings,
    cart: createCartState({ client: createClient(), initial: cart }),
    checkout: createCheckoutState({ client: createClient(), initial }),
    flash,
    texts: shownCartTexts(settings.isQuote),
    words: settings.isQuote ? quoteCheckoutTexts : checkoutTexts,
    discountBox: <DiscountBox {...discountProblem(flash)} />,
    empty: (
      <Suspense>
        <EmptyCart categories={departmentLinks(page.layout.categories)} />
      </Suspense>
    ),
    parts: { ...parts, withoutScript },
  };
}

/** The checkout, which works as forms and becomes an island when somebody reaches for it. */
export const checkout = defineIsland({
  name: "checkout",
  view: CheckoutView,
  asleep,
  props: (given): CheckoutTravels => ({ flash: flashOf(given), isFilled: isFilled(given.cart) }),
  wake: (given) => (needsScript(given) ? "visible" : undefined),
  awake: () => import("./checkout.awake.tsx"),
});
