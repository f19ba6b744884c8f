import type { ShopAddresses } from "@torg/format/addresses";
import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from "react";
import { wasaPaths } from "../../contract/wasaPaths.ts";
import { missingPlace, providerDelivery, wasaOrderId } from "../../domain/providerPayment.ts";
import type { CheckoutState } from "../../state/checkoutState.ts";
import type { ProviderTexts } from "../../texts/providerSv.ts";
import { paymentTypeId } from "../payment-type-block/paymentTypeId.ts";
import { connectionOf, type EmbedListener } from "./providerEmbeds.ts";
import type { ProviderPaymentProps } from "./ProviderPaymentProps.ts";
import { runSnippet } from "./runSnippet.ts";

/** What listens besides the state of the checkout. */
interface Hearers {
  readonly release: () => void;
  readonly onMissing: () => void;
  readonly backend: ShopAddresses["backend"];
}

/** What the checkout does with what a provider's part tells. */
function listenFor(
  state: CheckoutState,
  provider: ProviderTexts,
  { release, onMissing, backend }: Hearers,
): EmbedListener {
  return {
    onDisplayed: release,
    onShippingOption(chosen) {
      const { delivery_checkout: delivery } = state.getState().data;
      const selection = providerDelivery(chosen, delivery?.delivery_options ?? []);
      const selected = delivery?.selected_delivery_option;
      const isSame =
        selected?.value === selection?.delivery_type_id && selected?.price === selection?.kco_shipping_cost;
      // Providers tell of the present choice as well, and more than once.
      if (selection !== null && !isSame) void state.chooseProviderDelivery(selection);
    },
    // The checkout stays disabled: there is nothing that could be paid with.
    onMissing() {
      state.showPaymentError(provider.wasaMissing, { keepsDisabled: true });
      onMissing();
    },
    onComplete(references) {
      const orderId = wasaOrderId(references);
      if (orderId === null) return state.showPaymentError(provider.wasaInvalid);
      state.hold();
      state.leave(backend(`${wasaPaths.confirmation}/${encodeURIComponent(orderId)}`));
    },
    onCancel: () => state.leave(backend(wasaPaths.cancelled)),
  };
}

function messageOf(event: Event): string | null {
  if (!(event instanceof CustomEvent)) return null;
  const detail: unknown = event.detail;
  const message: unknown = typeof detail === "object" && detail !== null && "message" in detail ? detail.message : null;
  return typeof message === "string" && message !== "" ? message : null;
}

/**
 * The way out of a checkout that a provider has left disabled: a link, since every button and field of it is disabled.
 * It leads to the chosen way to pay, which the browser gives the focus: by then the controls are enabled again.
 */
function OtherPayment({ state, data, provider }: EmbeddedPaymentProps): ReactElement {
  return (
    <p>
      <a
        href={`#${paymentTypeId}${data.selected_payment_type ?? ""}`}
        onClick={() => state.checkout.setCheckoutIsEnabled(true)}
      >
        {provider.chooseOther}
      </a>
    </p>
  );
}

/** Props of EmbeddedPayment. */
export interface EmbeddedPaymentProps extends ProviderPaymentProps {
  readonly provider: ProviderTexts;
}

/** A provider's own checkout on the page: its HTML, with its scripts run in order. */
export function EmbeddedPayment(props: EmbeddedPaymentProps): ReactElement {
  const { state, isEnabled, texts, provider } = props;
  const { data } = props;
  const { snippet, handler, available_payment_types: types } = data;
  const [isMissing, setIsMissing] = useState(false);
  // Nobody sees a press inside the frame: what is refused there is refused before.
  const isStopped = useSyncExternalStore(state.subscribe, state.isPostalCodeInTheWay);
  // Wasa does not ask the shop before it takes a payment, and chooses no delivery itself.
  const missing = handler === "wasa" ? missingPlace(data) : null;
  const hint = isStopped ? texts.postalCodeProblems["in-the-way"] : missing && provider.missing[missing];
  const isHeld = !isEnabled || hint !== null;
  const container = useRef<HTMLDivElement>(null);
  const words = useRef({ texts, provider, backend: props.addresses.backend });

  useEffect(() => {
    const place = container.current;
    if (place === null) return undefined;
    const release = state.hold();
    const stop = new AbortController();
    const fail = (event: Event): void => {
      release();
      state.showPaymentError(messageOf(event));
    };
    window.addEventListener("checkout:payment-error", fail);
    const start = async (): Promise<void> => {
      try {
        await runSnippet(place, snippet ?? "", stop.signal);
        if (stop.signal.aborted) return;
        const { provider: own, backend } = words.current;
        const listener = listenFor(state, own, { release, backend, onMissing: () => setIsMissing(true) });
        state.setEmbed(connectionOf(handler)(listener));
      } catch {
        release();
        state.showPaymentError(words.current.texts.noSnippet);
      }
    };
    void start();
    return () => {
      stop.abort();
      window.removeEventListener("checkout:payment-error", fail);
      state.setEmbed(null);
      release();
    };
  }, [state, snippet, handler]);

  return (
    <>
      {isMissing && !isEnabled && types.length > 1 && <OtherPayment {...props} />}
      {hint !== null && <p>{hint}</p>}
      <div className="torg-provider-payment" aria-busy={isHeld} data-handler={handler}>
        <div ref={container} className="torg-provider-payment__frame" inert={isHeld} />
      </div>
    </>
  );
}
