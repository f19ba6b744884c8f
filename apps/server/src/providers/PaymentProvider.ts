import type { MoneyTaken } from "@torg/orders/domain";

/** The name of a payment provider: a handler of ways to pay, part of addresses, and what the database knows it by. */
export type ProviderName = string;

/**
 * A line of what is to be paid: goods, delivery, a fee, or a gift card that has paid a part of it and is less than nothing.
 * Amounts are ore with VAT.
 */
export interface PaymentLine {
  readonly kind: "goods" | "delivery" | "fee" | "gift-card";
  readonly articleId: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitOre: number;
  readonly vatPercent: number;
  readonly discountOre: number;
  /** Quantity times unit, less the discount. */
  readonly totalOre: number;
  /** The VAT within the total. */
  readonly vatOre: number;
}

/** A way of delivery that a provider may offer in its own part. Amounts are ore with VAT. */
export interface PaymentShipping {
  /** The provider's name for it. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly priceOre: number;
  readonly vatPercent: number;
  /** The VAT within the price. */
  readonly vatOre: number;
  readonly isChosen: boolean;
  readonly method: "store" | "digital" | null;
}

/** A way of delivery as a provider says that it was chosen; the price is ore with VAT. */
export interface ChosenShipping {
  readonly id: string;
  readonly priceOre: number;
}

/** What a provider asks about before it takes money; null is what it does not tell. */
export interface ProviderQuestion {
  readonly amountOre: number | null;
  readonly currency: string | null;
  readonly shipping: ChosenShipping | null;
  readonly email: string | null;
}

/** What a provider is asked to have paid. The lines add up to the amount. */
export interface PaymentOrder {
  readonly reference: string;
  readonly customerType: "private" | "company";
  readonly countryCode: string;
  readonly postalCode: string | null;
  readonly currency: "SEK";
  readonly amountOre: number;
  readonly vatOre: number;
  readonly lines: readonly PaymentLine[];
  /** What else than the present delivery may be chosen; the delivery's own line stands among the lines. */
  readonly shipping: readonly PaymentShipping[];
  readonly addresses: PaymentAddresses;
}

/** Absolute addresses that the provider needs. */
export interface PaymentAddresses {
  readonly terms: string;
  readonly checkout: string;
  /** Where the shopper comes back to who has called the payment off. */
  readonly calledOff: string;
  /** Where the shopper comes back to. */
  readonly back: string;
  /** Where the provider tells us that something has happened; holds a secret. */
  readonly notice: string;
  /** Where the provider asks, before it takes money, whether the cart still holds; holds the same secret. */
  readonly validation: string;
  /** Where the provider tells that another delivery was chosen, and hears what is to be paid then; holds it too. */
  readonly shipping: string;
}

/** What a provider gives for an order: HTML for the page, or the address of a page of its own. */
export interface ProviderSession {
  /** Null: the provider names the payment only once it has been made. */
  readonly providerId: string | null;
  readonly snippet: string | null;
  readonly redirectUrl: string | null;
  /** What the buyer's app finds the payment by, where it is paid in one. */
  readonly appToken?: string;
}

/** Who has paid, as the provider knows it. */
export interface Buyer {
  readonly company: string;
  /** Organisation number; personal numbers are not asked of providers. */
  readonly companyNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly address: string;
  readonly co: string;
  readonly zipcode: string;
  readonly city: string;
}

/** What a provider says about a payment when it is asked. */
export interface ProviderReport {
  readonly providerId: string;
  readonly status: "pending" | "failed" | "authorised" | "captured" | "voided";
  readonly amountOre: number;
  readonly currency: string;
  /** The merchant that the payment was made to. */
  readonly merchant: string;
  readonly reference: string;
  /** The delivery that was chosen in the provider's part; null where it offers none. */
  readonly shipping: ChosenShipping | null;
  /** Null until somebody has paid, and where the provider does not know who. */
  readonly buyer: Buyer | null;
  /** The provider's code for why it failed; missing: it tells none. */
  readonly failure?: string;
}

/** Money to move; the key makes repetitions one. */
export interface MoneyOrder {
  /** Ore, above 0. */
  readonly amountOre: number;
  readonly key: string;
}

/** Money to take of what is reserved, with what it is for: the lines add up to the amount; none stand for all that was ordered. */
export interface CaptureOrder extends MoneyOrder {
  readonly lines: readonly PaymentLine[];
}

/** Money to pay back, of what was taken under the name that the capture has given; null: of the first or only one. */
export interface RefundOrder extends MoneyOrder {
  readonly captureId: string | null;
}

/** A notice as it came in. */
export interface RawNotice {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly query: unknown;
  readonly body: unknown;
}

/** A notice that is believed to come from the provider. It says only that something has happened. */
export interface Notice {
  /** The provider's name for the event, by which repetitions are known; null when it gives none. */
  readonly eventId: string | null;
  readonly providerId: string | null;
}

/** One provider, spoken to in its own shapes. Every call rejects with a `ProviderError`. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** How the provider names this shop. */
  readonly merchant: string;
  readonly open: (order: PaymentOrder) => Promise<ProviderSession>;
  /** Tells of a changed order; null when the provider no longer takes changes and a new one has to be opened. */
  readonly update: (providerId: string, order: PaymentOrder) => Promise<ProviderSession | null>;
  readonly read: (providerId: string) => Promise<ProviderReport>;
  /** Whether it reserves the money until goods are shipped, or takes it when somebody pays. */
  readonly moneyTaken: MoneyTaken;
  /** Whether parts of the money can be taken and paid back; otherwise only all of it. */
  readonly movesParts: boolean;
  /** Takes of what is reserved; gives the provider's name for what was taken, null where it has none. */
  readonly capture: (providerId: string, money: CaptureOrder) => Promise<string | null>;
  /** Gives free what is reserved and was not taken, all of it: nothing more will be shipped. */
  readonly release: (providerId: string, money: MoneyOrder) => Promise<void>;
  /** Pays back of what was taken. */
  readonly refund: (providerId: string, money: RefundOrder) => Promise<void>;
  /** Calls a payment off that nobody has paid yet. Missing: it lapses by itself. */
  readonly cancel?: (providerId: string) => Promise<void>;
  /** Reads a notice; null when it does not prove to be the provider's. */
  readonly readNotice: (notice: RawNotice) => Notice | null;
  /** Reads what the provider asks about before it takes money. Missing: it tells nothing of it. */
  readonly readQuestion?: (body: unknown) => ProviderQuestion;
  /** Writes what is to be paid after another delivery was chosen. Missing: the provider offers no delivery. */
  readonly toWireChange?: (order: PaymentOrder) => unknown;
}
