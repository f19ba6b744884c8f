import type { CheckoutDependencies } from "./CheckoutDependencies.ts";
import type { CheckoutState } from "./checkoutState.ts";

/** What placing an order depends on. */
export interface OrderDependencies
  extends Omit<CheckoutDependencies, "apply">, Pick<CheckoutState, "isPostalCodeInTheWay" | "stopAtPostalCode"> {
  readonly redirect: ((url: string) => void) | undefined;
  readonly now: () => Date;
  /** Sends delayed choices at once; returns whether there were any. */
  readonly flush: () => boolean;
  /**
   * Waits until message and newsletter are saved, and resolves to whether the server has them; null if it already has.
   */
  readonly settle: () => Promise<boolean> | null;
  /** Reads the checkout again. */
  readonly load: () => Promise<void>;
}
