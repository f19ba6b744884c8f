import type { DeliveryRule, DeliveryTerms } from "@torg/cart/domain";
import type { ShippingOption } from "@torg/checkout/domain";
import type { OpeningHours } from "@torg/stores/domain";

/** An option of a delivery method, with its store where it is one. */
export interface DeliveryPlace extends ShippingOption {
  readonly storeId?: number;
}

/** A store where goods can be picked up. */
export interface PickupStore {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly hours: OpeningHours | null;
}

/** The facts of a delivery method, apart from its price. */
interface DeliveryFacts {
  readonly id: number;
  readonly name: string;
  readonly placeholder: string;
  readonly bubbleTexts: readonly string[];
  readonly image: string | null;
  readonly description: string;
  readonly isDigital: boolean;
  readonly isStorePickup: boolean;
  readonly providerShippingId: string | null;
  /** The source of pick-up places: `list`, `stores` or a carrier; "" = none, the options are the way's own. */
  readonly placesFrom: string;
  readonly shippingOptions: readonly DeliveryPlace[];
}

/** A delivery method as configured by the shop owner. Prices are öre with VAT. */
export interface DeliveryMethod extends DeliveryFacts, DeliveryRule {}

/** A delivery method for one cart, with the price, days and places that apply to it. */
export interface DeliveryQuote extends DeliveryFacts, DeliveryTerms {}

/** A payment method as configured by the shop owner. */
export interface PaymentMethod {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly priceOre: number | null;
  readonly isForCompany: boolean;
  readonly isForPrivate: boolean;
  readonly image: string | null;
  readonly handler: string;
  readonly snippet: string;
}

/** The shop's checkout configuration, without any visitor's choices. */
export interface CheckoutConfiguration {
  readonly deliveryMethods: readonly DeliveryMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** The pick-up stores; empty where no delivery method leads to one. */
  readonly stores: readonly PickupStore[];
  /** The shop takes requests for a quote instead of orders. */
  readonly isQuote: boolean;
  /** Selling is paused. */
  readonly isPaused: boolean;
  /** The version of the current terms of sale. */
  readonly termsVersion: string;
  readonly shopName: string;
  readonly settings: CheckoutSettings;
}

/** Settings of the whole checkout. */
export interface CheckoutSettings {
  /** The price of goods after discounts, in öre with VAT, from which delivery is free; null = never. */
  readonly freeDeliveryLimitOre: number | null;
  readonly requiresPostalCode: boolean;
  readonly forcePickupInStore: boolean;
  readonly newsletterActive: boolean;
  /** `internal`, or the handler of the payment checkout that handles delivery. */
  readonly deliveryHandler: string;
  /** The cut-off time for shipping on the same day, as `14:00` in Sweden. */
  readonly cutOff: string;
}

/** The visitor's choices so far. */
export interface CheckoutChoice {
  readonly customerType: "private" | "company";
  readonly countryCode: string;
  readonly postalCode: string | null;
  readonly paymentTypeId: string | null;
  readonly deliveryTypeId: number | null;
  readonly shippingOptionId: string | null;
  readonly orderMessage: string;
  readonly newsletter: boolean;
}
