import type { CartLine } from "@torg/cart/domain";
import type { CheckoutData, DeliveryCheckout, DeliveryOption } from "./checkoutData.ts";
import { isPostalCodeMissing } from "./isPostalCodeMissing.ts";
import { isOwnForm, paymentForm } from "./paymentForm.ts";

/** The data of a Klarna-style checkout's event when a delivery is chosen in it; the price is in minor units. */
export interface ProviderShippingOption {
  readonly id?: string | null;
  readonly price?: number | null;
}

/** A delivery chosen in a provider's checkout, as sent to the server. */
export interface ProviderDelivery {
  readonly deliveryId: number;
  readonly priceOre?: number;
}

/**
 * The shop's delivery option for one chosen in a provider's checkout: found by its id, without an id the first digital
 * one, else null. The provider's price is included if there is one.
 */
export function providerDelivery(
  chosen: ProviderShippingOption,
  options: readonly DeliveryOption[],
): ProviderDelivery | null {
  const { id = null, price = null } = chosen;
  const option = options.find(({ meta }) =>
    id === null || id === "" ? meta.isDigital : meta.providerShippingId === id,
  );
  if (option === undefined) return null;
  return { deliveryId: option.id, ...(price === null ? {} : { priceOre: price }) };
}

/**
 * The delivery to send to the server for one chosen in a provider's checkout; null for an unknown one, and for the
 * current one, which providers report too, and more than once.
 */
export function changedProviderDelivery(
  chosen: ProviderShippingOption,
  delivery: Pick<DeliveryCheckout, "options" | "selected"> | null,
): ProviderDelivery | null {
  const changed = providerDelivery(chosen, delivery?.options ?? []);
  const selected = delivery?.selected;
  const isCurrent = selected?.id === changed?.deliveryId && selected?.priceOre === changed?.priceOre;
  return isCurrent ? null : changed;
}

/** Whether the payment checkout asks for the delivery itself: delivery and payment then have the same handler. */
export function isDeliveryBuiltIn(
  { handler: deliveryHandler }: Pick<DeliveryCheckout, "handler">,
  handler: string | null,
): boolean {
  return deliveryHandler !== "internal" && deliveryHandler === handler;
}

/** The handler of the payment checkout on the page; null if the order is placed with the shop's own form. */
export function payingHandler(data: Pick<CheckoutData, "handler" | "snippet">): string | null {
  return isOwnForm(paymentForm(data)) ? null : data.handler;
}

/** The block in which the shopper must still specify the delivery before paying; null if none. */
export function missingDeliveryBlock(data: CheckoutData): "postal-code" | "delivery" | null {
  const { delivery } = data;
  if (delivery === null) return null;
  if (isPostalCodeMissing(data)) return "postal-code";
  if (isDeliveryBuiltIn(delivery, payingHandler(data)) || delivery.selected !== null) return null;
  return delivery.options.some((option) => !option.disabled) ? "delivery" : null;
}

/** Whether a delivery choice on the page is still missing: a postal code, or a delivery option. */
export function isDeliveryMissing(data: CheckoutData): boolean {
  return missingDeliveryBlock(data) !== null;
}

/** Whether the cart holds more of a product than is in stock, so that it must not be sent to a provider. */
export function isOversold(lines: readonly Pick<CartLine, "isOversold">[]): boolean {
  return lines.some((line) => line.isOversold);
}
