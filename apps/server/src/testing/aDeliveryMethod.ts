import type { DeliveryMethod } from "../checkout/configuration/CheckoutConfiguration.ts";

/** A delivery method that goes everywhere at one price, in two to four working days. */
export function aDeliveryMethod(changes: Partial<DeliveryMethod> = {}): DeliveryMethod {
  return {
    id: 1,
    name: "Postombud",
    placeholder: "",
    priceOre: 4900,
    freeFromLimit: false,
    days: { from: 2, to: 4 },
    rates: [],
    excludedPostalPrefixes: [],
    maxWeightGrams: null,
    bubbleTexts: [],
    image: null,
    description: "",
    isDigital: false,
    isStorePickup: false,
    providerShippingId: null,
    placesFrom: "",
    shippingOptions: [],
    ...changes,
  };
}
