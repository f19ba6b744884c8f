import type { CartLine } from "@torg/cart/domain";
import type { CheckoutData, DeliveryCheckout, DeliveryOption } from "./checkoutData.ts";
import { isPostalCodeMissing } from "./isPostalCodeMissing.ts";

/** What a Klarna-style checkout tells when a way of delivery is chosen in it; the price is in minor units. */
export interface ProviderShippingOption {
  readonly id?: string | null;
  readonly price?: number | null;
}

/** A delivery that was chosen in a provider's checkout, as it is sent to the server. */
export interface ProviderDelivery {
  readonly deliveryId: number;
  readonly priceOre?: number;
}

/**
 * The shop's own way of delivery for one that was chosen in a provider's checkout: by its id, without an id the first
 * digital one, else none (null). The provider's price goes along when there is one.
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

/** Whether the chosen payment checkout asks for the delivery itself: delivery and payment have one handler. */
export function isDeliveryBuiltIn(
  { handler: own }: Pick<DeliveryCheckout, "handler">,
  handler: string | null,
): boolean {
  return own !== "internal" && own === handler;
}

const ownForms: readonly (string | null)[] = ["free_order", "manual_payment"];

/** The handler of the payment checkout that stands on the page; null where a form of the shop's own orders. */
export function payingHandler({ handler, snippet }: Pick<CheckoutData, "handler" | "snippet">): string | null {
  return ownForms.includes(snippet) ? null : handler;
}

/** The block in which a shopper has to tell more of the delivery before paying; null = none. */
export function missingPlace(data: CheckoutData): "postal-code" | "delivery" | null {
  const { delivery } = data;
  if (delivery === null) return null;
  if (isPostalCodeMissing(data)) return "postal-code";
  if (isDeliveryBuiltIn(delivery, payingHandler(data)) || delivery.selected !== null) return null;
  return delivery.options.some((option) => !option.disabled) ? "delivery" : null;
}

/** Whether the goods still need a way to their buyer that has to be chosen on the page: a postal code, a delivery. */
export function isDeliveryMissing(data: CheckoutData): boolean {
  return missingPlace(data) !== null;
}

/** Whether the cart asks for more of something than there is, so that no provider is told of it. */
export function isOversold(lines: readonly Pick<CartLine, "isOversold">[]): boolean {
  return lines.some((line) => line.isOversold);
}
