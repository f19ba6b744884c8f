import type { CartPriceBreakdown } from "../cart/CartPriceBreakdown.ts";
import type { CartRow } from "../cart/CartRow.ts";
import type { StockDemand } from "../stock/stockDemand.ts";
import type { CheckoutChoice, CheckoutConfiguration } from "./configuration/CheckoutConfiguration.ts";
import type { CheckoutOverrides } from "./configuration/overrideConfiguration.ts";
import type { DeliveryChoice } from "./delivery/deliveryChoice.ts";
import type { PaymentChoice } from "./payment/paymentSelection.ts";

/** A session's cart and checkout, read in one query: contents, delivery, payment and price. */
export interface LoadedCheckout {
  readonly sessionId: number;
  readonly customerId: number | null;
  readonly cartKey: string;
  readonly configuration: CheckoutConfiguration;
  readonly choice: CheckoutChoice;
  readonly rows: readonly CartRow[];
  /** The stock that the rows need. */
  readonly demand: readonly StockDemand[];
  readonly delivery: DeliveryChoice;
  readonly payment: PaymentChoice;
  readonly pricing: CartPriceBreakdown;
  /** The label of a code that was added and has lapsed, or null. */
  readonly lapsedDiscount: string | null;
  readonly includesVat: boolean;
  readonly overrides: CheckoutOverrides;
}
