import type { ProviderEmbed } from "./ProviderEmbed.ts";

declare global {
  interface Window {
    scoApi?: { readonly setCheckoutEnabled?: (isEnabled: boolean) => void };
  }
}

/** Svea Checkout: can be disabled and enabled. */
export const sveaEmbed: ProviderEmbed = {
  asksBefore: true,
  connect({ onDisplayed }) {
    onDisplayed();
    return {
      suspend: () => window.scoApi?.setCheckoutEnabled?.(false),
      resume: () => window.scoApi?.setCheckoutEnabled?.(true),
    };
  },
};
