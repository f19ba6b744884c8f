import type { Discount, SelectedDelivery, SuggestedProducts } from "@torg/cart/domain";

/** Who buys: a private person or a company. */
export type CustomerType = "private" | "company";

/** A way to pay, and which customer types it is for. */
export interface PaymentType {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly feeOre: number | null;
  readonly isForCompany: boolean;
  readonly isForPrivate: boolean;
  readonly image: string | null;
  /** Invoice, part payment and the like: shown after all other ways and never chosen beforehand beside others. */
  readonly isCredit: boolean;
  /** Whether it is approved in an app of the buyer's, once the shop's own form has been sent; absent: it is not. */
  readonly isPaidInApp?: boolean | undefined;
  /** Whether the payment needs the buyer's personal identity number. */
  readonly requiresPersonalNumber: boolean;
}

/** One choice inside a delivery option, for example a pick-up point. */
export interface ShippingOption {
  readonly key: string;
  readonly label: string;
  /** Where and when it can be fetched; null or absent: it is no place, or nothing is told of it. */
  readonly place?: PickupPlace | null | undefined;
}

/** A place where goods can be fetched: an agent of a carrier, or a store. */
export interface PickupPlace {
  /** Street, postal code and town in one line; "" = not told. */
  readonly address: string;
  /** From the postal code of the buyer; null: not known. */
  readonly distanceKm: number | null;
  /** When it is open today, as `10:00` to `19:00`; an empty list: it is closed; null: not told. */
  readonly openToday: readonly { readonly opens: string; readonly closes: string }[] | null;
  /** Whether all of the cart is there already; null: it is sent there. */
  readonly hasGoods: boolean | null;
}

/** A way to get the goods. A null or negative price shows no price. */
export interface DeliveryOption {
  readonly id: number;
  readonly name: string;
  readonly placeholder: string;
  readonly priceOre: number | null;
  readonly bubbleTexts: readonly string[];
  readonly image: string | null;
  readonly description: string;
  readonly disabled: boolean;
  readonly shippingOptions: readonly ShippingOption[];
  readonly meta: { readonly isDigital: boolean; readonly providerShippingId: string | null };
}

/** The delivery part of the checkout. `handler` other than `internal` means that the payment checkout asks for it. */
export interface DeliveryCheckout {
  readonly selected: SelectedDelivery | null;
  readonly requiresPostalCode: boolean;
  readonly handler: string;
  readonly session: { readonly postalCode: string | null; readonly shippingOptionId: string | null };
  readonly options: readonly DeliveryOption[];
  readonly freeDeliveryLimitOre: number | null;
}

/** The details of a logged-in customer that the form starts with. */
export interface CheckoutUser {
  readonly companyName: string;
  readonly identityNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly address: string;
  readonly careOf: string;
  readonly postalCode: string;
  readonly city: string;
}

/** The newsletter choice; shown only when active. */
export interface NewsletterOption {
  readonly isWanted: boolean;
  readonly text: string;
  readonly isActive: boolean;
}

/** An event for an external measuring script. */
export interface TrackingEvent {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Everything that the checkout page shows, as the server answers it. */
export interface CheckoutData {
  readonly customerType: CustomerType;
  readonly handler: string | null;
  readonly snippet: string | null;
  readonly redirectUrl: string | null;
  /** Why there is nothing that leads to the payment, as a sentence for the buyer; null or absent: not told. */
  readonly paymentProblem?: string | null | undefined;
  readonly selectedPaymentTypeId: string | null;
  /** Whether the visitor has chosen the selected type, rather than the server for the visitor; absent: not told. */
  readonly isPaymentTypeChosen?: boolean | undefined;
  readonly paymentTypes: readonly PaymentType[];
  readonly delivery: DeliveryCheckout | null;
  readonly resetsOrder: boolean;
  readonly user: CheckoutUser | null;
  readonly dominantVatFactor: number;
  readonly includesVat: boolean;
  readonly orderMessage: string;
  readonly newsletter: NewsletterOption | null;
  readonly requiresPostalCode: boolean;
  readonly freeDeliveryLimitOre: number | null;
  readonly cheapestDeliveryOre: number | null;
  readonly forcesPickupInStore: boolean;
  readonly discount: Discount;
  readonly suggestedProducts: SuggestedProducts<unknown>;
  readonly orderedWithProducts: readonly unknown[];
  readonly trackingEvents: readonly TrackingEvent[];
  readonly countryCode: string | null;
  /** Names the terms of sale as they stand, so that no others are accepted than those that were shown; absent: not told. */
  readonly termsVersion?: string | undefined;
  /** Whether the logged-in customer accepted these very terms with the last order; absent: not told. */
  readonly hasAcceptedTerms?: boolean | undefined;
}

/** A country that the shop delivers to. */
export interface Country {
  readonly code: string;
  readonly name: string;
}
