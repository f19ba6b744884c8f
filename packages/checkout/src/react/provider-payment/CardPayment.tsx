import { Button } from "@torg/ui";
import { useEffect, useRef, useSyncExternalStore, type MouseEvent, type ReactElement } from "react";
import { isOversold, missingDeliveryBlock } from "../../domain/providerPayment.ts";
import type { PaymentElsewhere } from "../../state/checkoutState.ts";
import type { LaterCheckoutTexts } from "../../texts/laterSv.ts";
import { isSafeAddress } from "./isSafeAddress.ts";
import type { ProviderPaymentProps } from "./ProviderPaymentProps.ts";

/** Props of CardPayment. */
export type CardPaymentProps = ProviderPaymentProps & { readonly provider: LaterCheckoutTexts["provider"] };

/**
 * Returns the payment a press of the button requests: the address (null when it is missing or unsafe), the order as
 * shown, and the obstacles.
 */
function paymentOf({ data, shown, provider }: CardPaymentProps): PaymentElsewhere {
  const place = missingDeliveryBlock(data);
  const { redirectUrl: address } = data;
  const isSafe = address !== null && isSafeAddress(address, window.location.href);
  const obstacles = place === null ? {} : { [place]: provider.missing[place] };
  return { address: isSafe ? address : null, shown, obstacles };
}

/** The order review, and the button to the provider's own page, where the payment is made and becomes binding. */
export function CardPayment(props: CardPaymentProps): ReactElement {
  const { state, cart, data, isEnabled, texts, provider, addresses, review } = props;
  const phase = useSyncExternalStore(state.subscribe, () => state.getState().orderPhase);
  const latestProps = useRef<CardPaymentProps | null>(null);
  useEffect(() => {
    latestProps.current = props;
    return () => {
      latestProps.current = null;
    };
  });

  const pay = async (): Promise<void> => {
    if (await state.payElsewhere(() => latestProps.current && paymentOf(latestProps.current))) return;
    // Another buyer may have bought the goods meanwhile.
    await cart.refresh();
    state.showPaymentError(isOversold(cart.getState().cart.lines) ? provider.oversold : null);
  };

  // A disabled button gets no click, but its container does: the press waits for the update.
  const handlePress = ({ target, currentTarget: buttonArea }: MouseEvent<HTMLDivElement>): void => {
    const isOnButton = target instanceof Element && target.closest("button") !== null;
    if (isOnButton || (target === buttonArea && buttonArea.querySelector(":disabled") !== null)) void pay();
  };

  return (
    <div className="torg-card-payment">
      {review}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- gets the clicks that a disabled button does not */}
      <div className="torg-order-review__end" onClick={handlePress}>
        <Button variant="primary" size="large" wide busy={phase !== "none" || !isEnabled}>
          {provider.cardButton}
        </Button>
        {phase === "waiting" && <output className="torg-order-review__small">{provider.cardWaits}</output>}
        <p className="torg-order-review__small">
          {provider.cardHint} {provider.termsBefore}{" "}
          <a href={addresses.terms} target="_blank" rel="noopener">
            {texts.terms}
          </a>
          .{data.customerType === "private" && ` ${texts.withdrawal}`}
        </p>
      </div>
    </div>
  );
}
