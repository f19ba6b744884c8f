import type { ProviderShippingOption } from "../../../domain/providerPayment.ts";
import type { PaymentEmbed } from "../../../state/checkoutState.ts";

/** Why nothing can be paid: the script lacks what it should offer, or what it says of the payment cannot be read. */
export type EmbedTrouble = "missing" | "invalid";

/** What a provider's part on the page may tell the checkout. Paths are the shop's own, for its backend. */
export interface EmbedListener {
  /** The payment can be seen and used. */
  readonly onDisplayed: () => void;
  readonly onShippingOption: (chosen: ProviderShippingOption) => void;
  readonly onTrouble: (trouble: EmbedTrouble) => void;
  /** The shopper is through and goes on to a path. */
  readonly onDone: (path: string) => void;
  /** The shopper gives up and goes back to a path. */
  readonly onCancel: (path: string) => void;
}

/** How the part of one provider is made known to the checkout. */
export interface ProviderEmbed {
  /** Called once the scripts of the part have run. */
  readonly connect: (listener: EmbedListener) => PaymentEmbed;
  /**
   * Whether it asks the shop before it takes a payment, and for the delivery where none is chosen. One that does not is
   * shown only once nothing is missing.
   */
  readonly asksBefore: boolean;
}
