import type { Cart, PaymentFee } from "@torg/cart/domain";
import type { CheckoutData, PaymentType } from "./checkoutData.ts";

/** What the button that orders says: the law wants the duty to pay on the button wherever there is one. */
export type OrderButton = "buy-now" | "place-order" | "send-request";

/** The words of the order button. A request for a quote binds nobody; an order of nothing costs nothing. */
export function orderButton(totalOre: number, isQuote: boolean): OrderButton {
  if (isQuote) return "send-request";
  return totalOre > 0 ? "buy-now" : "place-order";
}

/** The cart as the checkout sees it: with its delivery, VAT mode and discounts. */
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

/** The name of the way to get the goods that the order is for; null while none is chosen. */
export function deliveryName({ delivery }: Pick<CheckoutData, "delivery">): string | null {
  const value = delivery?.selected?.id;
  return delivery?.options.find((option) => option.id === value)?.name ?? null;
}

/** The fee of a way to pay, for the summary. */
export function paymentFee(type: PaymentType | null): PaymentFee | null {
  return type === null ? null : { name: type.name, priceOre: type.feeOre };
}
