import type { CheckoutState } from "./checkoutState.ts";
import type { CheckoutTools } from "./createAsk.ts";

/** What placing an order works with. */
export interface OrderTools extends CheckoutTools, Pick<CheckoutState, "isPostalCodeInTheWay" | "stopAtPostalCode"> {
  readonly redirect: ((url: string) => void) | undefined;
  readonly now: () => Date;
  /** Sends at once what is still put off; says whether there was anything. */
  readonly flush: () => boolean;
  /** Waits for the last word about message and newsletter, and answers whether the server knows it; null when it does already. */
  readonly settle: () => Promise<boolean> | null;
  /** Reads the checkout again. */
  readonly show: () => Promise<void>;
}
