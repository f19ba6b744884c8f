/** A return, complaint or withdrawal that its buyer has told of. */
export interface AccountCase {
  readonly number: number;
  /** The kind of case in words. */
  readonly kind: string;
  /** ISO moment. */
  readonly receivedAt: string;
}

/** Goods that have left for their buyer. */
export interface AccountShipment {
  /** Empty where the goods left without a parcel. */
  readonly carrier: string;
  /** The carrier's name for the parcel; empty where it cannot be followed. */
  readonly trackingNumber: string;
  /** Where the parcel can be followed; empty: nowhere. */
  readonly trackingUrl: string;
  /** ISO moment. */
  readonly shippedAt: string;
  /** ISO moment; null while it is not known to have arrived. */
  readonly deliveredAt: string | null;
}

/** What was taken off a purchase, as it was numbered for the books. */
export interface AccountCreditNote {
  readonly number: number;
  readonly totalOre: number;
  /** ISO moment. */
  readonly createdAt: string;
}

/** How far a purchase has come, and what was paid back of it. */
export interface AccountOrderProgress {
  /** One of `accountOrderStates`; what a backend calls it otherwise is shown as it is. */
  readonly state: string;
  /** In the order in which they left. */
  readonly shipments: readonly AccountShipment[];
  readonly creditNotes: readonly AccountCreditNote[];
  /** Ore that were paid back so far. */
  readonly refundedOre: number;
}

/** A purchase as its buyer sees it in the account. */
export interface AccountOrder extends AccountOrderProgress {
  readonly orderName: string;
  /** The address that it was ordered with, with which it is found for a withdrawal. */
  readonly orderEmail: string;
  /** The page of this order alone, with what it cost piece by piece; empty where it has none. */
  readonly receiptUrl: string;
  /** Whether its buyer may withdraw from it. */
  readonly isWithdrawable: boolean;
  readonly totalOre: number;
  /** ISO moment. */
  readonly orderedAt: string;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  /** The newest first. */
  readonly cases: readonly AccountCase[];
}

/** The states of an order that have words of their own. */
export const accountOrderStates = [
  "placed",
  "awaiting_payment",
  "paid",
  "picked",
  "partly-shipped",
  "shipped",
  "delivered",
  "returned",
  "cancelled",
] as const;

/** A state of an order that has words of its own. */
export type AccountOrderState = (typeof accountOrderStates)[number];

/** Reads the state of an order; null for one without words. */
export function readOrderState(state: string): AccountOrderState | null {
  return accountOrderStates.find((known) => known === state) ?? null;
}

const begun: readonly string[] = ["placed", "awaiting_payment", "paid"];

/** Whether more is known of a purchase than that it was made and paid. */
export function hasMoved({ state, shipments, creditNotes, refundedOre }: AccountOrderProgress): boolean {
  return !begun.includes(state) || shipments.length > 0 || creditNotes.length > 0 || refundedOre > 0;
}

/** Where a parcel can be followed; null where nowhere, or where the address is none of the web. */
export function parcelAddress({ trackingUrl }: Pick<AccountShipment, "trackingUrl">): string | null {
  return /^https?:\/\/[^/]/i.test(trackingUrl) ? trackingUrl : null;
}
