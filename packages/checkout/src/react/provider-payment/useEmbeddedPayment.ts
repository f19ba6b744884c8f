import type { ShopAddresses } from "@torg/format/addresses";
import { useEffect, useRef, useState, type RefObject } from "react";
import { changedProviderDelivery } from "../../domain/providerPayment.ts";
import type { CheckoutState } from "../../state/checkoutState.ts";
import type { LaterCheckoutTexts } from "../../texts/laterSv.ts";
import type { CheckoutTexts } from "../../texts/sv.ts";
import type { EmbedListener, ProviderEmbed } from "./embeds/ProviderEmbed.ts";
import { runSnippet } from "./runSnippet.ts";

/** The texts and addresses of a provider's checkout. */
interface EmbedSettings {
  readonly texts: CheckoutTexts;
  readonly provider: LaterCheckoutTexts["provider"];
  readonly backend: ShopAddresses["backend"];
}

interface EmbedContext extends EmbedSettings {
  /** Ends the hold for displaying the payment. */
  readonly release: () => void;
  /** Called when there is nothing to pay with. */
  readonly onMissing: () => void;
}

/** Returns the listener of a provider's checkout, which turns its events into actions of the checkout's state. */
function listenFor(state: CheckoutState, context: EmbedContext): EmbedListener {
  const { texts, provider, backend, release, onMissing } = context;
  const { handler } = state.getState().data;
  return {
    onDisplayed: release,
    onShippingOption(chosen) {
      const changed = changedProviderDelivery(chosen, state.getState().data.delivery);
      if (changed !== null) void state.chooseProviderDelivery(changed);
    },
    onTrouble(trouble) {
      const text = provider.troubles[handler ?? ""]?.[trouble];
      if (text === undefined) release();
      if (trouble === "missing") onMissing();
      // If there is nothing to pay with, the checkout stays disabled.
      const keepsDisabled = trouble === "missing" && text !== undefined;
      state.showPaymentError(text ?? texts.noSnippet, { keepsDisabled });
    },
    onDone(path) {
      state.hold();
      state.leave(backend(path));
    },
    onCancel: (path) => state.leave(backend(path)),
  };
}

/** Whether a provider's checkout is being loaded, is on the page, or could not be loaded. */
export type EmbedPhase = "loading" | "loaded" | "missing";

interface EmbeddedPaymentOptions extends EmbedSettings {
  readonly state: CheckoutState;
  readonly embed: ProviderEmbed;
  readonly snippet: string | null;
  /** Whether the shopper must specify the delivery first; nothing is loaded until then. */
  readonly isPlaceMissing: boolean;
}

/** Runs a provider's HTML in an element, connects its events to the checkout, and returns how far it has come. */
export function useEmbeddedPayment(
  container: RefObject<HTMLElement | null>,
  { state, embed, snippet, isPlaceMissing, texts, provider, backend }: EmbeddedPaymentOptions,
): EmbedPhase {
  const [phase, setPhase] = useState<EmbedPhase>("loading");
  const settings = useRef<EmbedSettings>({ texts, provider, backend });

  useEffect(() => {
    const element = container.current;
    if (element === null || isPlaceMissing) return undefined;
    const release = state.hold();
    const stop = new AbortController();
    // The payment area shows the error; the hold for displaying the payment is released.
    window.addEventListener("checkout:payment-error", release, true);
    const onMissing = (): void => setPhase("missing");
    const listener = listenFor(state, { ...settings.current, release, onMissing });
    const load = async (): Promise<void> => {
      try {
        await runSnippet(element, snippet ?? "", stop.signal);
        if (stop.signal.aborted) return;
        setPhase("loaded");
        state.setEmbed(embed.connect(listener));
      } catch {
        if (!stop.signal.aborted) listener.onTrouble("missing");
      }
    };
    void load();
    return () => {
      stop.abort();
      window.removeEventListener("checkout:payment-error", release, true);
      state.setEmbed(null);
      release();
    };
  }, [container, state, snippet, embed, isPlaceMissing]);

  return phase;
}
