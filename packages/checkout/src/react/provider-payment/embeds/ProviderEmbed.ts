import type { ProviderShippingOption } from "../../../domain/providerPayment.ts";
import type { PaymentEmbed } from "../../../state/checkoutState.ts";

/** Why payment is not possible: the script or its expected function is missing, or its result cannot be read. */
export type EmbedProblem = "missing" | "invalid";

/** Events from a provider's checkout on the page. Paths are the shop's own, for its backend. */
export interface EmbedListener {
  /** The payment is visible and usable. */
  readonly onDisplayed: () => void;
  readonly onShippingOption: (chosen: ProviderShippingOption) => void;
  readonly onTrouble: (trouble: EmbedProblem) => void;
  /** The shopper has paid and continues to a path. */
  readonly onDone: (path: string) => void;
  /** The shopper cancels and returns to a path. */
  readonly onCancel: (path: string) => void;
}

/** Connects one provider's checkout to ours. */
export interface ProviderEmbed {
  /** Called once the provider's scripts have run. */
  readonly connect: (listener: EmbedListener) => PaymentEmbed;
  /**
   * Whether it asks the shop before it takes a payment, and asks for the delivery if none is chosen. If not, it is
   * shown only once nothing is missing.
   */
  readonly asksBefore: boolean;
}
