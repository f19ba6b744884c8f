import { DiscountBox, EmptyCart } from "@torg/cart";
import type { Cart } from "@torg/cart/domain";
import { LoginBox, OrderMessage } from "@torg/checkout";
import type { CheckoutData } from "@torg/checkout/domain";
import { legalGuaranteeHeading, legalGuaranteeText } from "@torg/compliance";
import { createCheckoutState } from "@torg/checkout/state";
import { checkoutTexts, offerCheckoutTexts } from "@torg/checkout/texts";
import { createClient } from "@torg/http";
import { Island } from "@torg/islands/server";
import type { ShopSettings } from "@torg/navigation/contract";
import type { CheckoutPage } from "@torg/pages/contract";
import { Alert } from "@torg/ui";
import { Suspense, type ReactNode } from "react";
import { undecidedPaymentTexts as texts } from "../texts/undecidedPaymentTexts.ts";
import { CheckoutView } from "./CheckoutView.tsx";
import { WithoutScript } from "./WithoutScript.tsx";
import { checkoutFlash } from "./checkoutFlash.ts";
import { discountProblem } from "./discountProblem.ts";
import { shownCartTexts } from "../cart/shownCartTexts.ts";
import { emptyCartLinks } from "../cart/emptyCartLinks.ts";
import { isFilled } from "./isFilled.ts";
import { sleepingCart } from "../cart/sleepingCart.ts";

/** Props of `CheckoutIsland`. */
export interface CheckoutIslandPageProps {
  readonly page: CheckoutPage;
  readonly settings: ShopSettings;
  readonly cart: Cart;
  readonly checkout: CheckoutData;
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

/** Whether the chosen payment needs script to be seen at all. */
function needsScript({ snippet, payment_type_chosen: isChosen }: CheckoutData): boolean {
  return isChosen === true && snippet !== null && snippet.startsWith("<");
}

/**
 * What belongs to the notice of the legal guarantee and needs no script: where the square code of its picture leads, or
 * its words where the shop has no picture.
 */
function GuaranteeWords({ page }: Pick<CheckoutIslandPageProps, "page">): ReactNode {
  const { legal_guarantee: picture, legal_guarantee_link: link } = page;
  if (link === null && picture !== null) return null;
  return (
    <p className="torg-checkout-page__columns">
      <small>
        {legalGuaranteeHeading}:{" "}
        {link === null ? (
          legalGuaranteeText
        ) : (
          <a href={link.url} target="_blank" rel="noreferrer">
            {link.name}
          </a>
        )}
      </small>
    </p>
  );
}

/** An earlier payment may still go through: whoever pays again should know. */
function UndecidedPayment({
  payment,
}: {
  readonly payment: { readonly reference: string; readonly url: string };
}): ReactNode {
  return (
    <Alert tone="warning" title={texts.title(payment.reference)}>
      {texts.hint} <a href={payment.url}>{texts.link}</a>
    </Alert>
  );
}

/** The checkout, which works as forms and becomes an island when somebody reaches for it. */
export function CheckoutIsland({ page, settings, cart, checkout }: CheckoutIslandPageProps): ReactNode {
  const flash = isFilled(cart) ? checkoutFlash(page.draft, page.notices) : null;
  const state = createCheckoutState({ client: createClient(), initial: checkout });
  // Nothing is paid in an empty cart, whatever was chosen before.
  const isProvider = isFilled(cart) && needsScript(checkout);
  const withoutScript = isProvider ? <WithoutScript checkout={checkout} settings={settings} /> : null;
  return (
    <div className="torg-checkout-page">
      {page.undecided_payment && <UndecidedPayment payment={page.undecided_payment} />}
      <Island name="checkout" props={{ flash, isFilled: isFilled(cart) }} wake={isProvider ? "visible" : undefined}>
        <CheckoutView
          page={page}
          settings={settings}
          cart={sleepingCart(cart)}
          checkout={state}
          flash={flash}
          texts={shownCartTexts(settings.isOfferTheme)}
          words={settings.isOfferTheme ? offerCheckoutTexts : checkoutTexts}
          discountBox={<DiscountBox {...discountProblem(flash)} />}
          empty={
            <Suspense>
              <EmptyCart categories={emptyCartLinks(page.layout)} />
            </Suspense>
          }
          parts={{ ...parts, withoutScript }}
        />
      </Island>
      {isFilled(cart) ? <GuaranteeWords page={page} /> : null}
    </div>
  );
}
