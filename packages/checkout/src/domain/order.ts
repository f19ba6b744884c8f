import type { Cart, PaymentFee } from "@torg/cart/domain";
import type { CheckoutData, PaymentType } from "./checkoutData.ts";

/** The kinds of order button: by law the button must state the obligation to pay whenever there is one. */
export type OrderButton = "buy-now" | "place-order" | "send-request";

/** The kind of order button. A request for a quote is not binding; a free order has no obligation to pay. */
export function orderButton(totalOre: number, isQuote: boolean): OrderButton {
  if (isQuote) return "send-request";
  return totalOre > 0 ? "buy-now" : "place-order";
}

/** The cart with the checkout's delivery, VAT mode and discounts. */
export function checkoutCart(cart: Cart, data: CheckoutData): Cart {
  return {
    ...cart,
    discount: data.discount,
    includesVat: data.includesVat,
    dominantVatFactor: data.dominantVatFactor,
    freeDeliveryLimitOre: data.freeDeliveryLimitOre,
    cheapestDeliveryOre: data.cheapestDeliveryOre,
    requiresPostalCode: data.requiresPostalCode,
    forcesPickupInStore: data.forcesPickupInStore,
    delivery: data.delivery,
  };
}

/** The name of the chosen delivery option; null if none is chosen. */
export function deliveryName({ delivery }: Pick<CheckoutData, "delivery">): string | null {
  const value = delivery?.selected?.id;
  return delivery?.options.find((option) => option.id === value)?.name ?? null;
}

/** The fee of a payment type, for the summary. */
export function paymentFee(type: PaymentType | null): PaymentFee | null {
  return type === null ? null : { name: type.name, priceOre: type.feeOre };
}
