import type { CheckoutReader } from "../checkout/createCheckoutReader.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import type { PaymentContext } from "../payments/PaymentContext.ts";

/** The services of the cart and checkout calls, including payments. */
export interface BuyingContext extends ShopContext {
  readonly payments: PaymentContext;
  readonly checkouts: CheckoutReader;
}
