import type { MoneyTaken } from "@torg/orders/domain";

/**
 * The name of a payment provider: the handler of its payment methods, part of addresses, and its name in the database.
 */
export type ProviderName = string;

/**
 * A line to be paid: goods, delivery, a fee, or a gift card that has paid a part and therefore has a negative amount.
 * Amounts are öre with VAT.
 */
export interface PaymentLine {
  readonly kind: "goods" | "delivery" | "fee" | "gift-card";
  readonly articleId: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitOre: number;
  readonly vatPercent: number;
  readonly discountOre: number;
  /** Quantity times unit price, less the discount. */
  readonly totalOre: number;
  /** The VAT included in the total. */
  readonly vatOre: number;
}

/** A delivery method that a provider may offer in its checkout. Amounts are öre with VAT. */
export interface PaymentShipping {
  /** The provider's id for it. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly priceOre: number;
  readonly vatPercent: number;
  /** The VAT included in the price. */
  readonly vatOre: number;
  readonly isChosen: boolean;
  readonly method: "store" | "digital" | null;
}

/** A delivery method chosen in the provider's checkout; the price is öre with VAT. */
export interface ChosenShipping {
  readonly id: string;
  readonly priceOre: number;
}

/** A provider's validation request before it takes money; null values were not sent. */
export interface ValidationRequest {
  readonly amountOre: number | null;
  readonly currency: string | null;
  readonly shipping: ChosenShipping | null;
  readonly email: string | null;
}

/** A payment to request from a provider. The lines add up to the amount. */
export interface PaymentOrder {
  readonly reference: string;
  readonly customerType: "private" | "company";
  readonly countryCode: string;
  readonly postalCode: string | null;
  readonly currency: "SEK";
  readonly amountOre: number;
  readonly vatOre: number;
  readonly lines: readonly PaymentLine[];
  /** The deliveries that may be chosen instead; the current delivery is among the lines. */
  readonly shipping: readonly PaymentShipping[];
  readonly addresses: PaymentAddresses;
}

/** Absolute addresses for the provider. */
export interface PaymentAddresses {
  readonly terms: string;
  readonly checkout: string;
  /** Where a shopper returns after cancelling the payment. */
  readonly cancelled: string;
  /** Where the shopper returns. */
  readonly back: string;
  /** Receives the provider's webhooks; contains a secret. */
  readonly webhook: string;
  /** Receives the provider's validation request before it takes money; contains the same secret. */
  readonly validation: string;
  /** Receives a changed choice of delivery and responds with the new amounts; contains the same secret. */
  readonly shipping: string;
}

/** A provider's response to an order: HTML for the page, or the address of its own page. */
export interface ProviderSession {
  /** Null: the provider assigns an id only once the payment is made. */
  readonly providerId: string | null;
  readonly snippet: string | null;
  readonly redirectUrl: string | null;
  /** The token by which the buyer's app finds the payment, if it is paid in an app. */
  readonly appToken?: string;
}

/** The buyer, as known to the provider. */
export interface Buyer {
  readonly company: string;
  /** Organisation number; providers are not asked for personal numbers. */
  readonly companyNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly address: string;
  readonly careOf: string;
  readonly postalCode: string;
  readonly city: string;
}

/** The state of a payment according to its provider. */
export interface ProviderReport {
  readonly providerId: string;
  readonly status: "pending" | "failed" | "authorised" | "captured" | "voided";
  readonly amountOre: number;
  readonly currency: string;
  /** The merchant that the payment was made to. */
  readonly merchant: string;
  readonly reference: string;
  /** The delivery chosen in the provider's checkout; null if it offers none. */
  readonly shipping: ChosenShipping | null;
  /** Null until the payment is made, or if the provider does not know the buyer. */
  readonly buyer: Buyer | null;
  /** The provider's code for the failure; absent if it gives none. */
  readonly failure?: string;
}

/** Money to move; the idempotency key makes retries safe. */
export interface MoneyOrder {
  /** Öre, above 0. */
  readonly amountOre: number;
  readonly key: string;
}

/** Reserved money to capture. The lines add up to the amount; none means all that was ordered. */
export interface CaptureOrder extends MoneyOrder {
  readonly lines: readonly PaymentLine[];
}

/** Money to refund from the capture with this id; null: from the first or only capture. */
export interface RefundOrder extends MoneyOrder {
  readonly captureId: string | null;
}

/** A provider's webhook as received. */
export interface WebhookRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly query: unknown;
  readonly body: unknown;
}

/** A webhook accepted as the provider's. It says only that something has happened. */
export interface WebhookEvent {
  /** The provider's id of the event, to detect duplicates; null if it gives none. */
  readonly eventId: string | null;
  readonly providerId: string | null;
}

/** One payment provider, using its own API. Every call rejects with a `ProviderError`. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** The provider's id of this shop. */
  readonly merchant: string;
  readonly open: (order: PaymentOrder) => Promise<ProviderSession>;
  /** Sends a changed order; null if the provider accepts no more changes and a new payment must be opened. */
  readonly update: (providerId: string, order: PaymentOrder) => Promise<ProviderSession | null>;
  readonly read: (providerId: string) => Promise<ProviderReport>;
  /** Whether money is reserved until goods are shipped, or taken at the payment. */
  readonly moneyTaken: MoneyTaken;
  /** Whether parts can be captured and refunded; otherwise only the whole amount. */
  readonly supportsPartialCapture: boolean;
  /** Captures reserved money; gives the provider's id of the capture, null if it has none. */
  readonly capture: (providerId: string, money: CaptureOrder) => Promise<string | null>;
  /** Releases all reserved money that was not captured: nothing more will be shipped. */
  readonly release: (providerId: string, money: MoneyOrder) => Promise<void>;
  /** Refunds captured money. */
  readonly refund: (providerId: string, money: RefundOrder) => Promise<void>;
  /** Cancels a payment that is not made yet. Absent: it expires by itself. */
  readonly cancel?: (providerId: string) => Promise<void>;
  /** Parses a webhook; null unless it proves to be the provider's. */
  readonly parseWebhook: (request: WebhookRequest) => WebhookEvent | null;
  /** Parses the provider's validation request. Absent: the request carries no data. */
  readonly parseValidation?: (body: unknown) => ValidationRequest;
  /** The response with the new amounts after another delivery was chosen. Absent: the provider offers no delivery. */
  readonly toWireChange?: (order: PaymentOrder) => unknown;
}
