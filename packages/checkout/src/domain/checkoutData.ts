import type { Discount, SelectedDelivery, SuggestedProducts } from "@torg/cart/domain";

/**
 * The shapes of the checkout, with the names that stand on the wire.
 * Prices are kronor as the server sends them.
 */

/** Who buys: a private person or a company. */
export type CustomerType = "private" | "company";

/** A way to pay. The two flags say which customer types it is for; they are texts, as the backends send them. */
export interface PaymentType {
  readonly payment_type_id: string;
  readonly payment_type_name: string;
  readonly payment_type_description: string;
  readonly payment_type_price: number | null;
  readonly payment_type_company: "0" | "1";
  readonly payment_type_private: "0" | "1";
  readonly module_image: string | null;
  /** Invoice, part payment and the like: shown after all other ways and never chosen beforehand beside others. */
  readonly is_credit: boolean;
  /** Whether the payment needs the buyer's personal identity number. */
  readonly requires_pnr: boolean;
}

/** One choice inside a delivery option, for example a pick-up point. */
export interface ShippingOption {
  readonly key: string;
  readonly label: string;
}

/** A way to get the goods. A null or negative price shows no price. */
export interface DeliveryOption {
  readonly value: number;
  readonly name: string;
  readonly placeholder: string;
  readonly price: number | null;
  readonly bubbleTexts: readonly string[];
  readonly img: string | null;
  readonly description: string;
  readonly disabled: boolean;
  readonly shipping_options: readonly ShippingOption[];
  readonly meta_data: { readonly is_digital: boolean; readonly klarna_shipping_option_id: string | null };
}

/** The delivery part of the checkout. `handler` other than `internal` means that the payment checkout asks for it. */
export interface DeliveryCheckout {
  readonly selected_delivery_option: SelectedDelivery | null;
  readonly requires_postal_code: boolean;
  readonly handler: string;
  readonly session: { readonly postal_code: string | null; readonly shipping_option_id: string | null };
  readonly delivery_options: readonly DeliveryOption[];
  readonly free_delivery_limit: number | null;
}

/** The details of a logged-in customer that the form starts with. */
export interface CheckoutUser {
  readonly user_company: string;
  readonly user_pnr: string;
  readonly user_firstname: string;
  readonly user_lastname: string;
  readonly user_email: string;
  readonly user_mobile: string;
  readonly user_address: string;
  readonly user_co: string;
  readonly user_zipcode: string;
  readonly user_city: string;
}

/** The newsletter choice; shown only when active. */
export interface NewsletterOption {
  readonly value: 0 | 1;
  readonly text: string;
  readonly active: boolean;
}

/** An event for an external measuring script. */
export interface TrackingEvent {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Everything that the checkout page shows, as the server answers it. */
export interface CheckoutData {
  readonly customer_type: CustomerType;
  readonly handler: string | null;
  readonly snippet: string | null;
  readonly redirect_url: string | null;
  /** Why there is nothing that leads to the payment, as a sentence for the buyer; null or absent: not told. */
  readonly payment_problem?: string | null | undefined;
  readonly selected_payment_type: string | null;
  /** Whether the visitor has chosen the selected type, rather than the server for the visitor; absent: not told. */
  readonly payment_type_chosen?: boolean | undefined;
  readonly available_payment_types: readonly PaymentType[];
  readonly delivery_checkout: DeliveryCheckout | null;
  readonly reset_order: boolean;
  readonly user: CheckoutUser | null;
  readonly dominant_vat_rate: { readonly factor: number };
  readonly includes_vat: boolean;
  readonly order_message: string;
  readonly order_subscribe: NewsletterOption | null;
  readonly requires_postal_code: boolean;
  readonly free_delivery_limit: number | null;
  readonly cheapest_delivery_price: number | null;
  readonly force_pickup_in_store: boolean;
  readonly discount: Discount;
  readonly recommended_products: SuggestedProducts<unknown>;
  readonly matching_order_products: readonly unknown[];
  readonly facebook_tracking_events: readonly TrackingEvent[];
  readonly country_code: string | null;
  /** Names the terms of sale as they stand, so that no others are accepted than those that were shown; absent: not told. */
  readonly terms_version?: string | undefined;
}

/** A country that the shop delivers to. */
export interface Country {
  readonly country_code: string;
  readonly country_name: string;
}
