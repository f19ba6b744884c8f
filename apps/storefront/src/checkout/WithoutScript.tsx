import { OrderReview, useCheckoutCart } from "@torg/checkout";
import { type CheckoutData, isOversold, missingDeliveryBlock, paymentForm } from "@torg/checkout/domain";
import { checkoutTexts, laterCheckoutTexts } from "@torg/checkout/texts";
import type { ShopSettings } from "@torg/navigation/contract";
import { LinkButton } from "@torg/ui";
import type { ReactNode } from "react";

const { around: aroundTexts, provider: providerTexts } = laterCheckoutTexts;

/** Props of `WithoutScript`. */
export interface WithoutScriptProps {
  readonly checkout: CheckoutData;
  readonly settings: Pick<ShopSettings, "company" | "termsUrl">;
}

/**
 * The link to the card payment page below everything that must be read first, or the reason why there is no link yet.
 */
function CardLink({ checkout, settings }: WithoutScriptProps): ReactNode {
  const { cart } = useCheckoutCart();
  const place = missingDeliveryBlock(checkout);
  const address = checkout.redirectUrl;
  if (place !== null) return <p>{providerTexts.missing[place]}</p>;
  if (isOversold(cart.lines)) return <p>{providerTexts.oversold}</p>;
  if (address === null) return <p>{aroundTexts.withoutScript.closed}</p>;
  return (
    <>
      <OrderReview />
      <LinkButton href={address} variant="primary" size="large" wide>
        {providerTexts.cardButton}
      </LinkButton>
      <p className="torg-order-review__small">
        {providerTexts.cardHint} {providerTexts.termsBefore} <a href={settings.termsUrl}>{checkoutTexts.terms}</a>.
        {checkout.customerType === "private" && ` ${checkoutTexts.withdrawal}`}
      </p>
    </>
  );
}

/** Shown without script instead of a provider's payment: the link to its page, or the phone number to call. */
export function WithoutScript({ checkout, settings }: WithoutScriptProps): ReactNode {
  const { phone } = settings.company;
  return (
    <div className="torg-card-payment">
      {paymentForm(checkout) === "card-page" ? (
        <CardLink checkout={checkout} settings={settings} />
      ) : (
        <p>{aroundTexts.withoutScript.needed}</p>
      )}
      {phone !== "" && <p>{aroundTexts.withoutScript.call(phone)}</p>}
    </div>
  );
}
