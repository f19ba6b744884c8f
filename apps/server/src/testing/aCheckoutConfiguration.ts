import type { CheckoutConfiguration } from "../checkout/configuration/CheckoutConfiguration.ts";
import { aDeliveryMethod } from "./aDeliveryMethod.ts";

/** The configuration of a shop that sells to private persons, delivers in one way and has no payment method yet. */
export function aCheckoutConfiguration(changes: Partial<CheckoutConfiguration> = {}): CheckoutConfiguration {
  return {
    deliveryMethods: [aDeliveryMethod({ id: 2, name: "Hemleverans" })],
    stores: [],
    paymentMethods: [],
    isQuote: false,
    isPaused: false,
    termsVersion: "",
    shopName: "",
    settings: {
      freeDeliveryLimitOre: null,
      requiresPostalCode: false,
      forcePickupInStore: false,
      newsletterActive: false,
      deliveryHandler: "internal",
      cutOff: "14:00",
    },
    ...changes,
  };
}
