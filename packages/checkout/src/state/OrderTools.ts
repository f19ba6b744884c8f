import type { CheckoutState } from "./checkoutState.ts";
import type { CheckoutTools } from "./createAsk.ts";

/** The dependencies of placing an order. */
export interface OrderTools extends CheckoutTools, Pick<CheckoutState, "isPostalCodeInTheWay" | "stopAtPostalCode"> {
  readonly redirect: ((url: string) => void) | undefined;
  readonly now: () => Date;
  /** Sends delayed choices at once; returns whether there were any. */
  readonly flush: () => boolean;
  /**
   * Waits until message and newsletter are saved, and resolves to whether the server has them; null if it already has.
   */
  readonly settle: () => Promise<boolean> | null;
  /** Reads the checkout again. */
  readonly show: () => Promise<void>;
}
