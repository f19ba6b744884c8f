import type { CheckoutChoice, PaymentMethod } from "./CheckoutTables.ts";

/** The ways to pay that a customer type may choose between. */
export function allowedPayments(
  methods: readonly PaymentMethod[],
  customerType: CheckoutChoice["customerType"],
): readonly PaymentMethod[] {
  return methods.filter((method) => (customerType === "company" ? method.forCompany : method.forPrivate));
}

/** The way to pay that counts: the chosen one while the customer type may use it, else the first allowed one. */
export function selectedPayment(
  methods: readonly PaymentMethod[],
  choice: Pick<CheckoutChoice, "customerType" | "paymentTypeId">,
): PaymentMethod | null {
  const available = allowedPayments(methods, choice.customerType);
  return available.find((method) => method.id === choice.paymentTypeId) ?? available[0] ?? null;
}

/** Whether the visitor has chosen the way to pay, rather than the shop for the visitor. */
export function isPaymentChosen(
  methods: readonly PaymentMethod[],
  choice: Pick<CheckoutChoice, "customerType" | "paymentTypeId">,
): boolean {
  const selected = selectedPayment(methods, choice);
  return selected !== null && selected.id === choice.paymentTypeId;
}

/** Whether a way to pay is credit (invoice, part payment, leasing), which the law wants shown after all others. */
export function isCredit(method: Pick<PaymentMethod, "handler" | "snippet">): boolean {
  return method.snippet === "manual_payment" || method.handler !== "card";
}
