import { deliveryPriceOre, hasAmountDue, taxedAmount } from "@torg/cart/domain/pricing";
import type { DeliveryQuote } from "../../checkout/configuration/CheckoutConfiguration.ts";
import { availableDelivery } from "../../checkout/delivery/deliveryChoice.ts";
import type { LoadedCheckout } from "../../checkout/LoadedCheckout.ts";
import type { ChosenShipping, PaymentShipping } from "../../providers/PaymentProvider.ts";

/**
 * The delivery methods that shoppers may choose in the provider's part of the page: those that the provider has a name
 * for, available for this cart, with something left to pay. Empty while the chosen way has no such name, as the
 * provider would show another one.
 */
export function paymentShipping({
  delivery,
  pricing,
}: Pick<LoadedCheckout, "delivery" | "pricing">): readonly PaymentShipping[] {
  const chosen = delivery.selected?.quote ?? null;
  if (chosen !== null && chosen.providerShippingId === null) return [];
  return delivery.offered.flatMap(({ quote, isDisabled }) => {
    if (quote.providerShippingId === null || isDisabled || !hasAmountDue(quote, pricing)) return [];
    const { inclOre, vatPercent, vatOre } = taxedAmount(deliveryPriceOre(quote, pricing), pricing.dominantVatPercent);
    return {
      id: quote.providerShippingId,
      name: quote.name,
      description: quote.bubbleTexts.join(", "),
      priceOre: inclOre,
      vatPercent,
      vatOre,
      isChosen: quote.id === chosen?.id,
      method: shippingMethod(quote),
    };
  });
}

function shippingMethod({ isStorePickup, isDigital }: DeliveryQuote): PaymentShipping["method"] {
  if (isStorePickup) return "store";
  return isDigital ? "digital" : null;
}

/** The delivery method of a provider's option; null when none is available at that price with something left to pay. */
export function deliveryOfShipping(
  { delivery, pricing }: Pick<LoadedCheckout, "delivery" | "pricing">,
  { id, priceOre }: ChosenShipping,
): DeliveryQuote | null {
  const quote = availableDelivery(delivery, ({ providerShippingId }) => providerShippingId === id);
  const isAtPrice = quote !== null && deliveryPriceOre(quote, pricing) === priceOre;
  return isAtPrice && hasAmountDue(quote, pricing) ? quote : null;
}

/** Whether the option named by a provider is the chosen delivery at its price; naming none is fine. */
export function isShippingAsChosen(
  checkout: Pick<LoadedCheckout, "delivery" | "pricing">,
  shipping: ChosenShipping | null,
): boolean {
  if (shipping === null) return true;
  const quote = deliveryOfShipping(checkout, shipping);
  return quote !== null && quote.id === checkout.delivery.selected?.quote.id;
}
