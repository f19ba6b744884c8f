import type { CheckoutSession } from "../checkout/choiceOf.ts";

/** The session of a private person who has chosen the delivery of `aCheckoutConfiguration`, and no payment. */
export function aCheckoutSession(changes: Partial<CheckoutSession> = {}): CheckoutSession {
  return {
    id: 1,
    customer_id: null,
    cart_key: "c",
    customer_type: "private",
    country_code: "SE",
    postal_code: "12747",
    payment_type_id: null,
    delivery_type_id: 2,
    shipping_option_id: null,
    order_message: "",
    newsletter: false,
    test_checkout: null,
    test_settings: null,
    ...changes,
  };
}
