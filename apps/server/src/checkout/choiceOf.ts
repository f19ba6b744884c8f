import type { Session } from "../sessions/Session.ts";
import type { CheckoutChoice } from "./configuration/CheckoutConfiguration.ts";
import type { CheckoutOverrides } from "./configuration/overrideConfiguration.ts";

/** The session fields that a checkout is made from. */
export type CheckoutSession = Pick<
  Session,
  | "id"
  | "customer_id"
  | "cart_key"
  | "customer_type"
  | "country_code"
  | "postal_code"
  | "payment_type_id"
  | "delivery_type_id"
  | "shipping_option_id"
  | "order_message"
  | "newsletter"
  | "test_checkout"
  | "test_settings"
>;

/** The checkout of a visitor without a session: no choices, empty cart. */
const firstChoice: CheckoutChoice = {
  customerType: "private",
  countryCode: "SE",
  postalCode: null,
  paymentTypeId: null,
  deliveryTypeId: null,
  shippingOptionId: null,
  orderMessage: "",
  newsletter: false,
};

/** The customer type of a session. */
export function customerTypeOf({
  customer_type: type,
}: Pick<Session, "customer_type">): CheckoutChoice["customerType"] {
  return type === "company" ? "company" : "private";
}

/** The visitor's choices so far; the defaults without a session. */
export function choiceOf(session: CheckoutSession | null, overrides: CheckoutOverrides): CheckoutChoice {
  if (session === null) return firstChoice;
  return {
    customerType: customerTypeOf(session),
    countryCode: session.country_code,
    postalCode: overrides.postal_code === undefined ? session.postal_code : overrides.postal_code,
    paymentTypeId: session.payment_type_id,
    deliveryTypeId: session.delivery_type_id,
    shippingOptionId: session.shipping_option_id,
    orderMessage: session.order_message === "" ? (overrides.order_message ?? "") : session.order_message,
    newsletter: session.newsletter,
  };
}
