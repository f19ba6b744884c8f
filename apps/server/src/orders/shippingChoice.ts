import { deliveryPriceOre, leavesToPay, taxedAmount } from "@torg/cart/domain/reckoning";
import type { DeliveryType } from "../checkout/CheckoutTables.ts";
import { availableDelivery } from "../checkout/deliveryChoice.ts";
import type { LoadedCheckout } from "../checkout/loadCheckout.ts";
import type { ChosenShipping, PaymentShipping } from "../providers/PaymentProvider.ts";

/**
 * The ways of delivery that shoppers may choose in the provider's part of the page: those that the provider has a name
 * for, available for this cart, with something left to pay. Empty while the chosen way has no such name, as the
 * provider would show another one.
 */
export function paymentShipping({
  delivery,
  reckoning,
}: Pick<LoadedCheckout, "delivery" | "reckoning">): readonly PaymentShipping[] {
  const chosen = delivery.selected?.type ?? null;
  if (chosen !== null && chosen.providerShippingId === null) return [];
  return delivery.offered.flatMap(({ type, isDisabled }) => {
    if (type.providerShippingId === null || isDisabled || !leavesToPay(type, reckoning)) return [];
    const { inclOre, vatPercent, vatOre } = taxedAmount(
      deliveryPriceOre(type, reckoning),
      reckoning.dominantVatPercent,
    );
    return {
      id: type.providerShippingId,
      name: type.name,
      description: type.bubbleTexts.join(", "),
      priceOre: inclOre,
      vatPercent,
      vatOre,
      isChosen: type.id === chosen?.id,
      method: type.isStorePickup ? "store" : type.isDigital ? "digital" : null,
    };
  });
}

/** The way of delivery of a provider's option; null when none is available at that price with something left to pay. */
export function deliveryOfShipping(
  { delivery, reckoning }: Pick<LoadedCheckout, "delivery" | "reckoning">,
  { id, priceOre }: ChosenShipping,
): DeliveryType | null {
  const type = availableDelivery(delivery, ({ providerShippingId }) => providerShippingId === id);
  const isAtPrice = type !== null && deliveryPriceOre(type, reckoning) === priceOre;
  return isAtPrice && leavesToPay(type, reckoning) ? type : null;
}

/** Whether the option named by a provider is the chosen delivery at its price; naming none is fine. */
export function isShippingAsChosen(
  checkout: Pick<LoadedCheckout, "delivery" | "reckoning">,
  shipping: ChosenShipping | null,
): boolean {
  if (shipping === null) return true;
  const type = deliveryOfShipping(checkout, shipping);
  return type !== null && type.id === checkout.delivery.selected?.type.id;
}
