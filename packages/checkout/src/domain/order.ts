import type { Cart, PaymentFee } from "@torg/cart/domain";
import { toOre } from "@torg/format";
import type { CheckoutData, PaymentType } from "./checkoutData.ts";

/** What the button that orders says: the law wants the duty to pay on the button wherever there is one. */
export type OrderButton = "buy-now" | "place-order" | "send-request";

/** The words of the order button. A request for an offer binds nobody; an order of nothing costs nothing. */
export function orderButton(totalOre: number, isOffer: boolean): OrderButton {
  if (isOffer) return "send-request";
  return totalOre > 0 ? "buy-now" : "place-order";
}

const oreOrNull = (kronor: number | null): number | null => (kronor === null ? null : toOre(kronor));

/** The cart as the checkout sees it: with its delivery, VAT mode and discounts. */
export function checkoutCart(cart: Cart, data: CheckoutData): Cart {
  const { delivery_checkout: delivery } = data;
  return {
    ...cart,
    discount: data.discount,
    includesVat: data.includes_vat,
    dominantVatFactor: data.dominant_vat_rate.factor,
    freeDeliveryLimitOre: oreOrNull(data.free_delivery_limit),
    cheapestDeliveryOre: oreOrNull(data.cheapest_delivery_price),
    requiresPostalCode: data.requires_postal_code,
    forcesPickupInStore: data.force_pickup_in_store,
    delivery: delivery && {
      selected: delivery.selected_delivery_option,
      session: { postalCode: delivery.session.postal_code },
    },
  };
}

/** The name of the way to get the goods that the order is for; null while none is chosen. */
export function deliveryName({ delivery_checkout: delivery }: Pick<CheckoutData, "delivery_checkout">): string | null {
  const value = delivery?.selected_delivery_option?.id;
  return delivery?.delivery_options.find((option) => option.value === value)?.name ?? null;
}

/** The fee of a way to pay, for the summary. */
export function paymentFee(type: PaymentType | null): PaymentFee | null {
  return type === null ? null : { name: type.payment_type_name, priceOre: oreOrNull(type.payment_type_price) };
}
