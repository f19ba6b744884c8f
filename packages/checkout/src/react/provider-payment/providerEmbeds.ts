import type { ProviderShippingOption } from "../../domain/providerPayment.ts";
import type { PaymentEmbed } from "../../state/checkoutState.ts";

interface KlarnaApi {
  readonly suspend: () => void;
  readonly resume: () => void;
  readonly on: (listeners: {
    readonly load: () => void;
    readonly shipping_option_change: (chosen: ProviderShippingOption) => void;
  }) => void;
}

interface WasaOptions {
  readonly onComplete: (references: unknown) => void;
  readonly onRedirect: (references: unknown) => void;
  readonly onCancel: () => void;
}

declare global {
  interface Window {
    _klarnaCheckout?: (use: (api: KlarnaApi) => void) => void;
    scoApi?: { readonly setCheckoutEnabled?: (isEnabled: boolean) => void };
    waCheckout?: (options: WasaOptions) => void;
    wasaCheckout?: { readonly init?: (options: WasaOptions) => void };
  }
}

/** What a provider's part on the page may tell the checkout. */
export interface EmbedListener {
  /** The payment can be seen and used. */
  readonly onDisplayed: () => void;
  readonly onShippingOption: (chosen: ProviderShippingOption) => void;
  /** The provider's script is there, but not what it should offer. */
  readonly onMissing: () => void;
  readonly onComplete: (references: unknown) => void;
  readonly onCancel: () => void;
}

/** Makes a provider's part known to the checkout once its scripts have run. */
export type ConnectEmbed = (listener: EmbedListener) => PaymentEmbed;

/** Milliseconds after which a payment that has not said so counts as displayed. */
export const displayFallback = 10_000;

const nothing: PaymentEmbed = { suspend: () => {}, resume: () => {} };

const connectPlain: ConnectEmbed = ({ onDisplayed }) => {
  onDisplayed();
  return nothing;
};

const connectKlarna: ConnectEmbed = (listener) => {
  const use = window._klarnaCheckout;
  if (use === undefined) return connectPlain(listener);
  const { onDisplayed, onShippingOption } = listener;
  use((api) => api.on({ load: onDisplayed, shipping_option_change: onShippingOption }));
  setTimeout(onDisplayed, displayFallback);
  return {
    suspend: () => window._klarnaCheckout?.((api) => api.suspend()),
    resume: () => window._klarnaCheckout?.((api) => api.resume()),
  };
};

const connectSvea: ConnectEmbed = ({ onDisplayed }) => {
  onDisplayed();
  return {
    suspend: () => window.scoApi?.setCheckoutEnabled?.(false),
    resume: () => window.scoApi?.setCheckoutEnabled?.(true),
  };
};

const connectWasa: ConnectEmbed = ({ onDisplayed, onMissing, onComplete, onCancel }) => {
  const start = window.waCheckout ?? window.wasaCheckout?.init;
  if (start === undefined) onMissing();
  else {
    start({ onComplete, onRedirect: onComplete, onCancel });
    onDisplayed();
  }
  return nothing;
};

const connections: Readonly<Record<string, ConnectEmbed>> = {
  klarna: connectKlarna,
  svea: connectSvea,
  wasa: connectWasa,
};

/** How the part of a handler is made known; an unknown handler's HTML just stands there. */
export function connectionOf(handler: string | null): ConnectEmbed {
  return connections[handler ?? ""] ?? connectPlain;
}
