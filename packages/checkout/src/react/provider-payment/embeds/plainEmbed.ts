import type { PaymentEmbed } from "../../../state/checkoutState.ts";
import type { ProviderEmbed } from "./ProviderEmbed.ts";

/** A checkout that cannot be suspended while the page's checkout is busy. */
export const unstoppable: PaymentEmbed = { suspend: () => {}, resume: () => {} };

/** The HTML of a provider that does not communicate with the page. */
export const plainEmbed: ProviderEmbed = {
  asksBefore: true,
  connect({ onDisplayed }) {
    onDisplayed();
    return unstoppable;
  },
};
