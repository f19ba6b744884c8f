import type { CheckoutData } from "./checkoutData.ts";
import type { OrderSubject } from "./orderFingerprint.ts";

/** The visitor's choices, including those not yet answered by the server. */
export interface CheckoutChoices {
  readonly customerType: CheckoutData["customerType"];
  readonly countryCode: string | null;
  readonly paymentTypeId: string | null;
  readonly deliveryValue: number | null;
  readonly shippingOptionId: string | null;
}

/** The checkout as the visitor sees it, with choices that the server has not answered yet. */
export function withChoices<T extends OrderSubject["data"]>(data: T, choices: CheckoutChoices): T {
  const { delivery } = data;
  const selected = delivery?.selected;
  return {
    ...data,
    customerType: choices.customerType,
    countryCode: choices.countryCode,
    delivery: delivery && {
      ...delivery,
      selected: selected?.id === choices.deliveryValue ? selected : { id: choices.deliveryValue, priceOre: null },
      session: { ...delivery.session, shippingOptionId: choices.shippingOptionId },
    },
  };
}
