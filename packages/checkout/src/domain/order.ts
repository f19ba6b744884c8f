import type { Cart, PaymentFee } from "@torg/cart/domain";
import type { CheckoutData, PaymentType } from "./checkoutData.ts";

/** What the button that orders says: the law wants the duty to pay on the button wherever there is one. */
export type OrderButton = "buy-now" | "place-order" | "send-request";

/** The words of the order button. A request for an offer binds nobody; an order of nothing costs nothing. */
export function orderButton(totalOre: number, isOffer: boolean): OrderButton {
  if (isOffer) return "send-request";
  return totalOre > 0 ? "buy-now" : "place-order";
}

/** The cart as the checkout sees it: with its delivery, VAT mode and discounts. */
export function checkoutCart(cart: Cart, data: CheckoutData): Cart {
  return {
    ...cart,
    discount: data.discount,
    includes_vat: data.includes_vat,
    dominant_vat_rate: data.dominant_vat_rate,
    free_delivery_limit: data.free_delivery_limit,
    cheapest_delivery_price: data.cheapest_delivery_price,
    requires_postal_code: data.requires_postal_code,
    force_pickup_in_store: data.force_pickup_in_store,
    delivery_checkout: data.delivery_checkout,
  };
}

/** The name of the way to get the goods that the order is for; null while none is chosen. */
export function deliveryName({ delivery_checkout: delivery }: Pick<CheckoutData, "delivery_checkout">): string | null {
  const value = delivery?.selected_delivery_option?.value;
  return delivery?.delivery_options.find((option) => option.value === value)?.name ?? null;
}

/** The fee of a way to pay, for the summary. */
export function paymentFee(type: PaymentType | null): PaymentFee | null {
  return type === null ? null : { name: type.payment_type_name, price: type.payment_type_price };
}
