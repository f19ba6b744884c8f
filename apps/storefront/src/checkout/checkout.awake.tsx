import { LateDiscountBox, LateEmptyCart } from "@torg/cart";
import { showCheckoutCall } from "@torg/checkout/contract";
import { createCheckoutState } from "@torg/checkout/state";
import { checkoutTexts } from "@torg/checkout/texts";
import { awaken, type Mount } from "@torg/islands";
import { cartWords } from "../cart/cartWords.ts";
import { readDraft } from "./checkoutDraft.ts";
import { openedAs } from "../awake/openedPage.ts";
import { personalPageCart } from "../cart/pageCart.ts";
import { shopClient } from "../awake/shopClient.ts";
import { CheckoutView, type checkout as island } from "./checkout.island.tsx";
import { departmentLinks } from "@torg/navigation/domain";
import { discountProblem } from "../flash/discountProblem.ts";

/** Says that the checkout stays as it is: its forms go on working, but nothing that needs script comes. */
async function tellAndFail(error: unknown): Promise<never> {
  (await import("../client/tellUnread.ts")).tellUnread(error);
  throw error;
}

export const mount: Mount<"checkout"> = awaken<typeof island>(CheckoutView, async ({ flash, isFilled }) => {
  const client = shopClient();
  const reading = Promise.all([openedAs("checkout"), client.send(showCheckoutCall, {})]);
  const [{ settings, page }, initial] = await reading.catch(tellAndFail);
  const checkout = createCheckoutState({
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
      // Nothing is missing on the page where it cannot be measured.
      import("./trackCheckout.ts").then(({ trackCheckout }) => trackCheckout(events)).catch(() => {});
    },
  });
  const cart = await personalPageCart({ refreshCheckout: true, onCheckoutAnswer: checkout.apply }).catch(tellAndFail);
  if (isFilled && cart.getState().cart.lines.length === 0) {
    // Another's empty cart must not wipe what is being filled in: the forms stay as they are, and the page says why.
    (await import("../client/tellStale.ts")).tellStale();
    throw new Error("The cart that the page came with is gone.");
  }
  // What another tab has chosen or redeemed changes what is paid.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void checkout.refresh();
  });
  const texts = await cartWords(settings.isQuote);
  const words = settings.isQuote ? (await import("../cart/quoteWords.ts")).quoteCheckoutTexts : checkoutTexts;
  return {
    page,
    settings,
    cart,
    checkout,
    flash,
    texts,
    words,
    draft: readDraft(),
    discountBox: <LateDiscountBox {...discountProblem(flash)} />,
    empty: <LateEmptyCart categories={departmentLinks(page.layout.categories)} />,
  };
});
