import {
  CartLines,
  CartProvider,
  CartSummary,
  DiscountBox,
  EmptyCart,
  LateDiscountBox,
  LateEmptyCart,
  LateServerHtml,
} from "@torg/cart";
import { type Cart, hasLines } from "@torg/cart/domain";
import { type CartState, createCartState } from "@torg/cart/state";
import type { CartTexts } from "@torg/cart/texts";
import { CheckoutPage, type CheckoutPageProps, CheckoutProvider, LoginBox, OrderMessage } from "@torg/checkout";
import { showCheckoutCall } from "@torg/checkout/contract";
import {
  type CheckoutData,
  type CheckoutFlash,
  flashMessage,
  formatOrderFingerprint,
  isProviderForm,
  orderFingerprint,
  paymentForm,
} from "@torg/checkout/domain";
import { type CheckoutState, createCheckoutState } from "@torg/checkout/state";
import { checkoutTexts, type CheckoutTexts, quoteCheckoutTexts } from "@torg/checkout/texts";
import { checkoutPath } from "@torg/format/addresses";
import { type Client, createClient, createRequestQueue } from "@torg/http";
import { hydrateView } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import type { ShopSettings } from "@torg/navigation/contract";
import { departmentLinks } from "@torg/navigation/domain";
import type { CheckoutPageData } from "@torg/pages/contract";
import { type ReactNode, Suspense } from "react";
import { openedAs } from "../awake/openedPage.ts";
import { shopClient } from "../awake/shopClient.ts";
import { cartWords, shownCartTexts } from "../cart/cartWords.ts";
import { personalPageCart } from "../cart/pageCart.ts";
import { checkoutFlash } from "../flash/checkoutFlash.ts";
import { WithoutScript } from "./WithoutScript.tsx";
import { readDraft } from "./checkoutDraft.ts";

/** Props of `CheckoutView`. */
export interface CheckoutViewProps {
  readonly page: CheckoutPageData;
  readonly settings: ShopSettings;
  readonly cart: CartState;
  readonly checkout: CheckoutState;
  readonly flash: CheckoutFlash | null;
  /** What was typed before the page was reloaded. */
  readonly draft?: ReadonlyMap<string, string>;
  readonly cartTexts: CartTexts;
  readonly texts: CheckoutTexts;
  readonly discountBox: ReactNode;
  /** Content for an empty cart. */
  readonly empty: ReactNode;
  /** Parts that the server renders at once and the browser on first interaction. */
  readonly parts?: Pick<CheckoutPageProps, "login" | "message" | "withoutScript">;
}

/** Content beside the checkout, as the shop wrote it: a price comparison, a loyalty club. */
function PageSlots({ page }: { readonly page: CheckoutPageData }): ReactNode {
  const slots = [page.showPriceComparison, page.showLoyaltyClub];
  return slots.map((html) =>
    html === null || html === "" ? null : <LateServerHtml key={html} as="div" html={html} fallback={null} />,
  );
}

/** The checkout. */
export function CheckoutView(props: CheckoutViewProps): ReactNode {
  const { page, settings, cart, checkout, flash, cartTexts, texts, discountBox, empty, parts, draft } = props;
  const banners = settings.checkoutManualPuffs;
  return (
    <CartProvider
      state={cart}
      addresses={{ returnTo: checkoutPath }}
      buyEnabled={settings.buyEnabled}
      texts={cartTexts}
      refreshCheckout
    >
      <CheckoutProvider
        state={checkout}
        cart={cart}
        addresses={{ returnTo: checkoutPath, terms: settings.termsUrl }}
        isQuote={settings.isQuote}
        texts={texts}
        flash={flash}
        {...(draft ? { draft } : {})}
        notice={
          page.legalGuarantee && (
            // oxlint-disable-next-line jsx-a11y/alt-text -- the props include `alt`
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
            <CartSummary cart={sum} fee={fee} showsCheckoutLink={false} banners={banners} />
          )}
          belowSummary={<PageSlots page={page} />}
          countries={page.countries}
          {...parts}
        />
      </CheckoutProvider>
    </CartProvider>
  );
}

/** Props of the checkout's island place. */
export interface CheckoutPlaceProps {
  readonly page: CheckoutPageData;
  readonly settings: ShopSettings;
  readonly cart: Cart;
  readonly checkout: CheckoutData;
}

/**
 * What a page shows of cart and checkout, as text: it differs once another window has changed either. Only the delivery
 * price is included of the total; the rest follows from the parts.
 */
function shownOf({ lines }: Pick<Cart, "lines">, data: CheckoutData): string {
  const { discount, selectedPaymentTypeId: paymentTypeId, delivery } = data;
  const totalOre = delivery?.selected?.priceOre ?? 0;
  return formatOrderFingerprint(orderFingerprint({ lines, discount, data, paymentTypeId, totalOre }));
}

/** Props in the markup. */
interface CheckoutProps {
  /** Which cart and which choices the markup shows. */
  readonly shown: string;
  /** The refused form, when it was sent without script. */
  readonly flash: CheckoutFlash | null;
  /** Whether the page came with something in the cart. */
  readonly isFilled: boolean;
}

/** Parts that the browser renders on first interaction; inside the same Suspense boundaries as there. */
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
  hasLines(cart) ? checkoutFlash(page.flash, page.messages) : null;

/** The server's message about a discount code that was sent by a form without script. */
function discountProblem(flash: CheckoutFlash | null): { readonly problem: string | null } {
  return { problem: flash === null ? null : flashMessage(flash, "discount") };
}

/** Whether the chosen payment method needs script to show at all. An empty cart pays nothing, whatever was chosen. */
function needsScript({ cart, checkout }: CheckoutPlaceProps): boolean {
  return hasLines(cart) && checkout.isPaymentTypeChosen === true && isProviderForm(paymentForm(checkout));
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
    cartTexts: shownCartTexts(settings.isQuote),
    texts: settings.isQuote ? quoteCheckoutTexts : checkoutTexts,
    discountBox: <DiscountBox {...discountProblem(flash)} />,
    empty: (
      <Suspense>
        <EmptyCart categories={departmentLinks(page.layout.categories)} />
      </Suspense>
    ),
    parts: { ...parts, withoutScript },
  };
}

/** The checkout, which works as forms and becomes an island on first interaction. */
export const checkout = defineIsland({
  name: "checkout",
  view: CheckoutView,
  asleep,
  props: (given): CheckoutProps => ({
    shown: shownOf(given.cart, given.checkout),
    flash: flashOf(given),
    isFilled: hasLines(given.cart),
  }),
  wake: (given) => (needsScript(given) ? "visible" : undefined),
});

/** Says that the checkout stays as it is: its forms still work, but nothing that needs script loads. */
async function showUnreadAndFail(error: unknown): Promise<never> {
  (await import("./showUnreadMessage.ts")).showUnreadMessage(error);
  throw error;
}

/** The checkout of this page, which leaves and tracks as the browser does. */
function pageCheckout(client: Client, initial: CheckoutData): CheckoutState {
  return createCheckoutState({
    client,
    initial,
    redirect: (address) => {
      window.location.assign(address);
    },
    reload: () => {
      window.location.reload();
    },
    onTracking: (events) => {
      if (window.fbq === undefined) return;
      // If tracking cannot load, the page lacks nothing.
      import("./trackCheckout.ts").then(({ trackCheckout }) => trackCheckout(events)).catch(() => {});
    },
  });
}

/** Reads the checkout again when the tab is shown: a choice or code in another one changes what is paid. */
function refreshWhenVisible(state: CheckoutState): void {
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void state.refresh();
  });
}

/** The props of the hydrated checkout: page, cart and checkout as the server knows them now. */
async function viewProps(props: CheckoutProps): Promise<CheckoutViewProps> {
  const { flash } = props;
  // Cart and checkout calls both answer with the checkout, so they take turns: a late answer must not undo a newer
  // change.
  const client = createRequestQueue()(shopClient());
  const reading = Promise.all([openedAs("checkout"), client.send(showCheckoutCall, {})]);
  const [{ settings, page }, initial] = await reading.catch(showUnreadAndFail);
  const state = pageCheckout(client, initial);
  const cart = await personalPageCart({ client, refreshCheckout: true, onCheckoutAnswer: state.apply }).catch(
    showUnreadAndFail,
  );
  if (props.isFilled && cart.getState().cart.lines.length === 0) {
    // The empty cart of a new session must not wipe what is being filled in: the forms stay, and the page says why.
    (await import("../awake/showTopMessage.ts")).showTopMessage(checkoutTexts.cartGone);
    throw new Error("The cart that the page came with is gone.");
  }
  refreshWhenVisible(state);
  const cartTexts = await cartWords(settings.isQuote);
  const texts = settings.isQuote ? (await import("../cart/quoteWords.ts")).quoteCheckoutTexts : checkoutTexts;
  return {
    page,
    settings,
    cart,
    checkout: state,
    flash,
    cartTexts,
    texts,
    draft: readDraft(),
    discountBox: <LateDiscountBox {...discountProblem(flash)} />,
    empty: <LateEmptyCart categories={departmentLinks(page.layout.categories)} />,
  };
}

/** Hydrates the checkout. */
export const mount = hydrateView<typeof checkout>(
  CheckoutView,
  viewProps,
  ({ shown }, view) => shown !== shownOf(view.cart.getState(), view.checkout.getState().data),
);
