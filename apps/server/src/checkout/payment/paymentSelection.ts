import { isPaymentAllowed } from "@torg/checkout/domain";
import { providerNamed } from "../../providers/providers.ts";
import type { CheckoutChoice, PaymentMethod } from "../configuration/CheckoutConfiguration.ts";

/** The payment methods of an order, and the selected one. */
export interface PaymentChoice {
  /** The ways that the customer type can choose from. */
  readonly allowed: readonly PaymentMethod[];
  /** The chosen way while it is allowed, else the first allowed one; null when there is none. */
  readonly selected: PaymentMethod | null;
  /** Whether the visitor chose it; false for the shop's default. */
  readonly isChosen: boolean;
}

/** The payment methods that a customer type can choose from. */
export function allowedPayments(
  methods: readonly PaymentMethod[],
  customerType: CheckoutChoice["customerType"],
): readonly PaymentMethod[] {
  return methods.filter((method) => isPaymentAllowed(method, customerType));
}

/** Determines how an order would be paid. */
export function paymentChoice(
  methods: readonly PaymentMethod[],
  { customerType, paymentTypeId }: Pick<CheckoutChoice, "customerType" | "paymentTypeId">,
): PaymentChoice {
  const allowed = allowedPayments(methods, customerType);
  const chosen = allowed.find(({ id }) => id === paymentTypeId) ?? null;
  return { allowed, selected: chosen ?? allowed[0] ?? null, isChosen: chosen !== null };
}

/**
 * Whether a payment method is credit (invoice, part payment, leasing), which by law must be listed after all others.
 */
export function isCredit(method: Pick<PaymentMethod, "handler" | "snippet">): boolean {
  if (providerNamed(method.handler)?.app !== undefined) return false;
  return method.snippet === "manual_payment" || method.handler !== "card";
}
