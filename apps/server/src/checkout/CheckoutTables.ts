import type { DeliveryRule, DeliveryTerms } from "@torg/cart/domain";
import type { ShippingOption } from "@torg/checkout/domain";
import type { OpeningHours } from "@torg/stores/domain";

/** A choice inside a way of delivery, and the store that it is, where it is one. */
export interface DeliveryPlace extends ShippingOption {
  readonly storeId?: number;
}

/** A store as far as goods are fetched there. */
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

/** What a way of delivery is, whatever it costs. */
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
  /** Who names the places where it can be fetched: `list`, `stores` or a carrier; "": nobody, and the options are its own. */
  readonly placesFrom: string;
  readonly shippingOptions: readonly DeliveryPlace[];
}

/** A way of delivery as the shop owner has set it up. Prices are ore with VAT. */
export interface DeliveryWay extends DeliveryFacts, DeliveryRule {}

/** A way of delivery as one cart has it: with the price, the days and the places that hold for it. */
export interface DeliveryType extends DeliveryFacts, DeliveryTerms {}

/** A way to pay as the shop owner has set it up. */
export interface PaymentMethod {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly priceOre: number | null;
  readonly forCompany: boolean;
  readonly forPrivate: boolean;
  readonly image: string | null;
  readonly handler: string;
  readonly snippet: string;
}

/** What the checkout of the shop is like, before any visitor. */
export interface CheckoutTables {
  readonly deliveryTypes: readonly DeliveryWay[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** Where goods can be fetched; none where no way of delivery leads there. */
  readonly stores: readonly PickupStore[];
  /** The shop takes requests for a quote instead of orders. */
  readonly isQuote: boolean;
  /** The shop sells nothing for now. */
  readonly isPaused: boolean;
  /** Names the terms of sale as they stand. */
  readonly termsVersion: string;
  readonly shopName: string;
  readonly settings: CheckoutSettings;
}

/** What holds of the whole checkout. */
export interface CheckoutSettings {
  /** What goods have to cost after codes, in ore with VAT, for delivery to be free; null: it never is. */
  readonly freeDeliveryLimitOre: number | null;
  readonly requiresPostalCode: boolean;
  readonly forcePickupInStore: boolean;
  readonly newsletterActive: boolean;
  /** `internal`, or the handler of the payment checkout that asks for the delivery. */
  readonly deliveryHandler: string;
  /** Until when an order is sent the same day, as `14:00` in Sweden. */
  readonly cutOff: string;
}

/** What a visitor has chosen so far. */
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
