import { cancelledPaymentPath, fillPath, providerConfirmationPath } from "@torg/format/addresses";
import { unstoppable } from "./plainEmbed.ts";
import type { ProviderEmbed } from "./ProviderEmbed.ts";
import { wasaOrderId } from "./wasaOrderId.ts";

interface WasaOptions {
  readonly onComplete: (references: unknown) => void;
  readonly onRedirect: (references: unknown) => void;
  readonly onCancel: () => void;
}

declare global {
  interface Window {
    waCheckout?: (options: WasaOptions) => void;
    wasaCheckout?: { readonly init?: (options: WasaOptions) => void };
  }
}

/** Wasa Kredit: takes the payment without asking the shop, and passes its order id to the page. */
export const wasaEmbed: ProviderEmbed = {
  asksBefore: false,
  connect({ onDisplayed, onTrouble, onDone, onCancel }) {
    const start = window.waCheckout ?? window.wasaCheckout?.init;
    const finish = (references: unknown): void => {
      const id = wasaOrderId(references);
      if (id === null) onTrouble("invalid");
      else onDone(fillPath(providerConfirmationPath, "wasa", id));
    };
    if (start === undefined) onTrouble("missing");
    else {
      start({ onComplete: finish, onRedirect: finish, onCancel: () => onCancel(cancelledPaymentPath) });
      onDisplayed();
    }
    return unstoppable;
  },
};
