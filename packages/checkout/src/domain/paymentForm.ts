import type { CheckoutData } from "./checkoutData.ts";

/**
 * How an order is paid on the page: with the shop's own form, because nothing is left to pay or because it is paid
 * outside a provider; with the button to the card page; or in a provider's embedded checkout. Null if there is no
 * payment to show.
 */
export type PaymentForm = "free-order" | "manual" | "card-page" | "embedded" | null;

/** The form that a checkout's snippet stands for. */
export function paymentForm({ handler, snippet }: Pick<CheckoutData, "handler" | "snippet">): PaymentForm {
  if (snippet === null || snippet === "") return null;
  if (snippet === "free_order") return "free-order";
  if (snippet === "manual_payment") return "manual";
  return handler === "card" ? "card-page" : "embedded";
}

/** Whether the order is placed with the shop's own form, for which the handler does not count. */
export function isOwnForm(form: PaymentForm): form is "free-order" | "manual" {
  return form === "free-order" || form === "manual";
}

/** Whether a provider takes the payment, on this page or on its own. */
export function isProviderForm(form: PaymentForm): form is "card-page" | "embedded" {
  return form === "card-page" || form === "embedded";
}
