import type { Discount, SelectedDelivery, SuggestedProducts } from "@torg/cart/domain";

/** The kind of buyer: a private person or a company. */
export type CustomerType = "private" | "company";

/** A payment type, and the customer types it is for. */
export interface PaymentType {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly feeOre: number | null;
  readonly isForCompany: boolean;
  readonly isForPrivate: boolean;
  readonly image: string | null;
  /** Invoice, part payment and the like: shown after all other types, and never preselected next to others. */
  readonly isCredit: boolean;
  /** Whether the buyer approves it in an app, after sending the shop's own form; absent means no. */
  readonly isPaidInApp?: boolean | undefined;
  /** Whether the payment needs the buyer's personal identity number. */
  readonly requiresPersonalNumber: boolean;
}

/** One choice inside a delivery option, for example a pick-up point. */
export interface ShippingOption {
  readonly key: string;
  readonly label: string;
  /** Where and when the goods can be picked up; null or absent if it is no place or has no details. */
  readonly place?: PickupPlace | null | undefined;
}

/** A pick-up point: a carrier's agent, or a store. */
export interface PickupPlace {
  /** Street, postal code and town in one line; empty if unknown. */
  readonly address: string;
  /** From the buyer's postal code; null if unknown. */
  readonly distanceKm: number | null;
  /** Today's opening hours, as `10:00` to `19:00`; empty if closed, null if unknown. */
  readonly openToday: readonly { readonly opens: string; readonly closes: string }[] | null;
  /** Whether all goods of the cart are already there; null if they are sent there. */
  readonly hasGoods: boolean | null;
}

/** A delivery option. A null or negative price is not shown. */
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

/** The logged-in customer's details that prefill the form. */
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

/** An event for an external tracking script. */
export interface TrackingEvent {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Everything that the checkout page shows, as in the server's response. */
export interface CheckoutData {
  readonly customerType: CustomerType;
  readonly handler: string | null;
  readonly snippet: string | null;
  readonly redirectUrl: string | null;
  /** Why there is no payment to continue to, as a sentence for the buyer; null or absent if not given. */
  readonly paymentProblem?: string | null | undefined;
  readonly selectedPaymentTypeId: string | null;
  /** Whether the visitor chose the selected type, rather than the server; absent if not given. */
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
  /** Identifies the current terms of sale, so that the buyer accepts exactly those shown; absent if not given. */
  readonly termsVersion?: string | undefined;
  /** Whether the logged-in customer accepted this version of the terms with the last order; absent if not given. */
  readonly hasAcceptedTerms?: boolean | undefined;
}

/** A country that the shop delivers to. */
export interface Country {
  readonly code: string;
  readonly name: string;
}
