import type { PaymentEmbed } from "../../../state/checkoutState.ts";
import type { ProviderEmbed } from "./ProviderEmbed.ts";

/** A part that cannot be switched off while the checkout is busy. */
export const unstoppable: PaymentEmbed = { suspend: () => {}, resume: () => {} };

/** The HTML of a provider that says nothing to the page: it just stands there. */
export const plainEmbed: ProviderEmbed = {
  asksBefore: true,
  connect({ onDisplayed }) {
    onDisplayed();
    return unstoppable;
  },
};
