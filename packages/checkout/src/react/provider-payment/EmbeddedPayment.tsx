import type { ShopAddresses } from "@torg/format/addresses";
import { Alert, Button } from "@torg/ui";
import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from "react";
import { missingPlace, providerDelivery } from "../../domain/providerPayment.ts";
import type { CheckoutState } from "../../state/checkoutState.ts";
import type { CheckoutTexts } from "../../texts/sv.ts";
import type { LaterCheckoutTexts } from "../../texts/laterSv.ts";
import type { EmbedListener } from "./embeds/ProviderEmbed.ts";
import { embedOf } from "./embeds/providerEmbeds.ts";
import { LoadingPayment } from "./LoadingPayment.tsx";
import type { ProviderPaymentProps } from "./ProviderPaymentProps.ts";
import { runSnippet } from "./runSnippet.ts";

/** What the listener needs besides the checkout's state. */
interface EmbedContext {
  readonly words: { readonly provider: LaterCheckoutTexts["provider"]; readonly texts: CheckoutTexts };
  readonly release: () => void;
  /** Called when there is nothing to pay with. */
  readonly empty: () => void;
  readonly backend: ShopAddresses["backend"];
}

/** Returns the listener of a provider's checkout, which turns its events into actions of the checkout's state. */
function listenFor(state: CheckoutState, { words, release, empty, backend }: EmbedContext): EmbedListener {
  const { handler } = state.getState().data;
  return {
    onDisplayed: release,
    onShippingOption(chosen) {
      const { delivery } = state.getState().data;
      const selection = providerDelivery(chosen, delivery?.options ?? []);
      const selected = delivery?.selected;
      const isSame = selected?.id === selection?.deliveryId && selected?.priceOre === selection?.priceOre;
      // Providers also report the current choice, and more than once.
      if (selection !== null && !isSame) void state.chooseProviderDelivery(selection);
    },
    onTrouble(trouble) {
      const text = words.provider.troubles[handler ?? ""]?.[trouble];
      if (text === undefined) release();
      if (trouble === "missing") empty();
      // If there is nothing to pay with, the checkout stays disabled.
      const keepsDisabled = trouble === "missing" && text !== undefined;
      state.showPaymentError(text ?? words.texts.noSnippet, { keepsDisabled });
    },
    onDone(path) {
      state.hold();
      state.leave(backend(path));
    },
    onCancel: (path) => state.leave(backend(path)),
  };
}

/** Props of EmbeddedPayment. */
export interface EmbeddedPaymentProps extends ProviderPaymentProps {
  readonly provider: LaterCheckoutTexts["provider"];
}

/** A provider's own checkout on the page: its HTML, with its scripts run in order. */
export function EmbeddedPayment(props: EmbeddedPaymentProps): ReactElement {
  const { state, isEnabled, texts, provider } = props;
  const { data } = props;
  const { snippet, handler } = data;
  // The page cannot see a press inside the frame, so it must be blocked beforehand.
  const isStopped = useSyncExternalStore(state.subscribe, state.isPostalCodeInTheWay);
  const embed = embedOf(handler);
  const missing = embed.asksBefore ? null : missingPlace(data);
  const hint = isStopped ? texts.postalCodeProblems["in-the-way"] : missing && provider.missing[missing];
  const isMissing = missing !== null;
  const isUnsaved = useSyncExternalStore(state.subscribe, () => state.getState().isUnsaved);
  const [phase, setPhase] = useState<"loading" | "there" | "missing">("loading");
  const isHeld = !isEnabled || hint !== null || isUnsaved;
  const container = useRef<HTMLDivElement>(null);
  const words = useRef({ texts, provider, backend: props.addresses.backend });

  useEffect(() => {
    const place = container.current;
    // Until then there is nothing to run.
    if (place === null || isMissing) return undefined;
    const release = state.hold();
    const stop = new AbortController();
    // The payment area shows the error; the hold for displaying the payment is released.
    window.addEventListener("checkout:payment-error", release, true);
    const empty = (): void => setPhase("missing");
    const listener = listenFor(state, { words: words.current, release, empty, backend: words.current.backend });
    const start = async (): Promise<void> => {
      try {
        await runSnippet(place, snippet ?? "", stop.signal);
        if (stop.signal.aborted) return;
        setPhase("there");
        state.setEmbed(embed.connect(listener));
      } catch {
        if (!stop.signal.aborted) listener.onTrouble("missing");
      }
    };
    void start();
    return () => {
      stop.abort();
      window.removeEventListener("checkout:payment-error", release, true);
      state.setEmbed(null);
      release();
    };
  }, [state, snippet, embed, isMissing]);

  return (
    <>
      {hint !== null && <p>{hint}</p>}
      {isUnsaved && (
        <Alert
          tone="danger"
          actions={
            <Button size="small" onClick={() => void state.saveAgain()}>
              {provider.saveAgain}
            </Button>
          }
        >
          {provider.unsaved}
        </Alert>
      )}
      <div className="torg-provider-payment" aria-busy={isHeld} data-handler={handler} hidden={phase === "missing"}>
        <div ref={container} className="torg-provider-payment__frame" inert={isHeld} />
        {phase === "loading" && !isMissing && <LoadingPayment texts={texts} />}
      </div>
    </>
  );
}
