import type { ProviderShippingOption } from "../../../domain/providerPayment.ts";
import { plainEmbed } from "./plainEmbed.ts";
import type { ProviderEmbed } from "./ProviderEmbed.ts";

interface KlarnaApi {
  readonly suspend: () => void;
  readonly resume: () => void;
  readonly on: (listeners: {
    readonly load: () => void;
    readonly shipping_option_change: (chosen: ProviderShippingOption) => void;
  }) => void;
}

declare global {
  interface Window {
    _klarnaCheckout?: (use: (api: KlarnaApi) => void) => void;
  }
}

/** After this time a payment counts as displayed even without its event, in milliseconds. */
const displayFallback = 10_000;

/** Klarna Checkout: reports when it is displayed and which delivery is chosen in it, and can be suspended. */
export const klarnaEmbed: ProviderEmbed = {
  asksBefore: true,
  connect(listener) {
    const use = window._klarnaCheckout;
    if (use === undefined) return plainEmbed.connect(listener);
    const { onDisplayed, onShippingOption } = listener;
    use((api) => api.on({ load: onDisplayed, shipping_option_change: onShippingOption }));
    setTimeout(onDisplayed, displayFallback);
    return {
      suspend: () => window._klarnaCheckout?.((api) => api.suspend()),
      resume: () => window._klarnaCheckout?.((api) => api.resume()),
    };
  },
};
