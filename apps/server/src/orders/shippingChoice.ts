import { withoutVat } from "@torg/cart/domain";
import { vatFactor } from "../money/vatFactor.ts";
import type { CheckoutSituation } from "../checkout/CheckoutTables.ts";
import { deliveryPriceOre, isDeliveryDisabled, selectedDelivery } from "../checkout/deliveryChoice.ts";
import type { LoadedCheckout } from "../checkout/loadCheckout.ts";
import { dominantVatPercent } from "../checkout/writeCheckout.ts";
import type { ChosenShipping, PaymentShipping } from "../providers/PaymentProvider.ts";

/**
 * The ways of delivery that a provider may let the shopper choose in its own part: those that have a name there and can
 * be had for this cart. None while a way is chosen that has no such name, since the provider would show another one.
 */
export function paymentShipping(checkout: LoadedCheckout): readonly PaymentShipping[] {
  const chosen = selectedDelivery(checkout);
  if (chosen !== null && chosen.providerShippingId === null) return [];
  const vatPercent = dominantVatPercent(checkout);
  return checkout.tables.deliveryTypes.flatMap((type) => {
    if (type.providerShippingId === null || isDeliveryDisabled(type, checkout)) return [];
    const priceOre = deliveryPriceOre(type, checkout);
    return {
      id: type.providerShippingId,
      name: type.name,
      description: type.bubbleTexts.join(", "),
      priceOre,
      vatPercent,
      vatOre: priceOre - withoutVat(priceOre, vatFactor(vatPercent)),
      isChosen: type.id === chosen?.id,
      method: type.isStorePickup ? "store" : type.isDigital ? "digital" : null,
    };
  });
}

/** The way of delivery that a provider's option stands for; null when there is none that can be had at its price. */
export function deliveryOfShipping(situation: CheckoutSituation, { id, priceOre }: ChosenShipping) {
  const type = situation.tables.deliveryTypes.find((one) => one.providerShippingId === id);
  if (type === undefined || isDeliveryDisabled(type, situation)) return null;
  return deliveryPriceOre(type, situation) === priceOre ? type : null;
}

/** Whether the option that a provider names is the delivery that will be ordered, at its price; naming none is right. */
export function isShippingAsChosen(situation: CheckoutSituation, shipping: ChosenShipping | null): boolean {
  if (shipping === null) return true;
  const type = deliveryOfShipping(situation, shipping);
  return type !== null && type.id === selectedDelivery(situation)?.id;
}
