import type { PaymentMethod } from "../checkout/configuration/CheckoutConfiguration.ts";

/** A payment method for everybody, without a fee; an invoice of the shop's own unless changed. */
export function aPaymentMethod(changes: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    id: "5",
    name: "Faktura",
    description: "",
    priceOre: 0,
    isForCompany: true,
    isForPrivate: true,
    image: null,
    handler: "manual",
    snippet: "manual_payment",
    ...changes,
  };
}
