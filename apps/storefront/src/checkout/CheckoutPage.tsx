import { legalGuaranteeHeading, legalGuaranteeText } from "@torg/compliance";
import { laterCheckoutTexts } from "@torg/checkout/texts";
import { Alert } from "@torg/ui";
import type { ReactNode } from "react";
import { checkout as island, type CheckoutPlaceProps } from "./checkout.island.tsx";
import { hasLines } from "@torg/cart/domain";

/**
 * For consumers, the legal guarantee notice's part that needs no script: the link behind the QR code of its picture, or
 * the notice in words when the shop has no picture.
 */
function GuaranteeWords({ page }: Pick<CheckoutPlaceProps, "page">): ReactNode {
  const { legalGuarantee: picture, legalGuaranteeLink: link } = page;
  if (link === null && picture !== null) return null;
  return (
    <p className="torg-checkout-page__columns" data-for="consumers">
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

/** An earlier payment may still go through: warns before the customer pays again. */
function UndecidedPayment({
  payment,
}: {
  readonly payment: { readonly reference: string; readonly url: string };
}): ReactNode {
  return (
    <Alert tone="warning" title={laterCheckoutTexts.around.undecided.title(payment.reference)}>
      {laterCheckoutTexts.around.undecided.hint} <a href={payment.url}>{laterCheckoutTexts.around.undecided.link}</a>
    </Alert>
  );
}

/** The checkout, with what surrounds it without script. */
export function CheckoutPage({ page, settings, cart, checkout }: CheckoutPlaceProps): ReactNode {
  return (
    <div className="torg-checkout-page">
      {page.undecidedPayment && <UndecidedPayment payment={page.undecidedPayment} />}
      <island.Place {...{ page, settings, cart, checkout }} />
      {hasLines(cart) ? <GuaranteeWords page={page} /> : null}
    </div>
  );
}
