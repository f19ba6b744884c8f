import { parsePostalCode } from "@torg/format";
import { showCheckoutCall } from "../contract/checkoutCalls.ts";
import { freeOrderCall, manualPaymentCall, orderProblemSchema } from "../contract/orderCalls.ts";
import { customerFields } from "../domain/customer/customerForm.ts";
import { conflict, fieldFaults, placeRefusal } from "../domain/orderPlaces.ts";
import { missingPlace } from "../domain/providerPayment.ts";
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

/** The calls and rules that the page has already. */
export const orderRules = {
  showCheckoutCall,
  freeOrderCall,
  manualPaymentCall,
  orderProblemSchema,
  customerFields,
  parsePostalCode,
  conflict,
  fieldFaults,
  placeRefusal,
  missingPlace,
};

/** What an order is placed with. */
export type OrderParts = OrderTools & typeof orderRules;
