import { Button } from "@torg/ui";
import { useEffect, useState, type ReactElement } from "react";
import { isOversold, missingPlace } from "../../domain/providerPayment.ts";
import type { ProviderTexts } from "../../texts/providerSv.ts";
import { isSafeAddress } from "./isSafeAddress.ts";
import type { ProviderPaymentProps } from "./ProviderPaymentProps.ts";

/** What is being bought, and the button to the provider's own page, where the payment is made and binds. */
export function CardPayment(props: ProviderPaymentProps & { readonly provider: ProviderTexts }): ReactElement {
  const { state, cart, data, isEnabled, texts, provider, addresses, review } = props;
  const [isSuspended, setIsSuspended] = useState(false);

  useEffect(() => {
    state.setEmbed({ suspend: () => setIsSuspended(true), resume: () => setIsSuspended(false) });
    return () => state.setEmbed(null);
  }, [state]);

  // Another buyer may have been faster than what the page knows.
  const refuse = async (): Promise<void> => {
    await cart.refresh();
    state.showPaymentError(isOversold(cart.getState().cart.products) ? provider.oversold : null);
  };

  const handleClick = (): void => {
    const { redirect_url: address } = data;
    if (state.isPostalCodeInTheWay()) return state.stopAtPostalCode();
    const place = missingPlace(data);
    if (place !== null) return state.refuseOrder({ texts: { [place]: provider.missing[place] } });
    if (address === null || !isSafeAddress(address, window.location.href)) return void refuse();
    state.hold();
    state.leave(address);
  };

  return (
    <div className="torg-card-payment">
      {review}
      <Button variant="primary" size="large" wide busy={isSuspended || !isEnabled} onClick={handleClick}>
        {provider.cardButton}
      </Button>
      <p className="torg-order-review__small">
        {provider.cardHint} {provider.termsBefore}{" "}
        <a href={addresses.terms} target="_blank" rel="noopener">
          {texts.terms}
        </a>
        .{data.customer_type === "private" && ` ${texts.withdrawal}`}
      </p>
    </div>
  );
}
