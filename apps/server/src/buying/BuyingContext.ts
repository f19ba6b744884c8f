import type { CheckoutReader } from "../checkout/createCheckoutReader.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import type { PaymentContext } from "../payments/PaymentContext.ts";

/** What the calls of cart and checkout are given, which answer with what pays. */
export interface BuyingContext extends ShopContext {
  readonly payments: PaymentContext;
  readonly checkouts: CheckoutReader;
}
