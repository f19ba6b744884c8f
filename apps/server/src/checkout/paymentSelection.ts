import { providerNamed } from "../providers/providers.ts";
import type { CheckoutChoice, PaymentMethod } from "./CheckoutTables.ts";

/** How an order would be paid. */
export interface PaymentChoice {
  /** The ways that the customer type may choose between. */
  readonly allowed: readonly PaymentMethod[];
  /** The way that counts: the chosen one while it is allowed, else the first allowed one; null: there is none. */
  readonly selected: PaymentMethod | null;
  /** Whether the visitor has chosen it, rather than the shop for the visitor. */
  readonly isChosen: boolean;
}

/** The ways to pay that a customer type may choose between. */
export function allowedPayments(
  methods: readonly PaymentMethod[],
  customerType: CheckoutChoice["customerType"],
): readonly PaymentMethod[] {
  return methods.filter((method) => (customerType === "company" ? method.forCompany : method.forPrivate));
}

/** Finds out how an order would be paid. */
export function paymentChoice(
  methods: readonly PaymentMethod[],
  { customerType, paymentTypeId }: Pick<CheckoutChoice, "customerType" | "paymentTypeId">,
): PaymentChoice {
  const allowed = allowedPayments(methods, customerType);
  const chosen = allowed.find(({ id }) => id === paymentTypeId) ?? null;
  return { allowed, selected: chosen ?? allowed[0] ?? null, isChosen: chosen !== null };
}

/** Whether a way to pay is credit (invoice, part payment, leasing), which the law wants shown after all others. */
export function isCredit(method: Pick<PaymentMethod, "handler" | "snippet">): boolean {
  if (providerNamed(method.handler)?.app !== undefined) return false;
  return method.snippet === "manual_payment" || method.handler !== "card";
}
