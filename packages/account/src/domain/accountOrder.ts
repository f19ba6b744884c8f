/** A return, complaint or withdrawal reported by the buyer. */
export interface AccountCase {
  readonly number: number;
  /** The kind of case, as text. */
  readonly kind: string;
  /** ISO timestamp. */
  readonly receivedAt: string;
}

/** Goods that have been shipped to the buyer. */
export interface AccountShipment {
  /** Empty if the goods were not sent as a parcel. */
  readonly carrier: string;
  /** The carrier's number for the parcel; empty if it cannot be tracked. */
  readonly trackingNumber: string;
  /** The address for tracking the parcel; empty if there is none. */
  readonly trackingUrl: string;
  /** ISO timestamp. */
  readonly shippedAt: string;
  /** ISO timestamp; null while its arrival is not known. */
  readonly deliveredAt: string | null;
}

/** A numbered credit note of an order. */
export interface AccountCreditNote {
  readonly number: number;
  readonly totalOre: number;
  /** ISO timestamp. */
  readonly createdAt: string;
}

/** The progress of an order, and its refunds. */
export interface AccountOrderProgress {
  /** One of `accountOrderStates`; a backend's other states are shown as they are. */
  readonly state: string;
  /** In order of shipping. */
  readonly shipments: readonly AccountShipment[];
  readonly creditNotes: readonly AccountCreditNote[];
  /** The amount refunded so far, in ore. */
  readonly refundedOre: number;
}

/** An order as its buyer sees it in the account. */
export interface AccountOrder extends AccountOrderProgress {
  readonly orderName: string;
  /** The e-mail address it was ordered with, which is used to find it for a withdrawal. */
  readonly orderEmail: string;
  /** The page of this order alone, with all its costs; empty if there is none. */
  readonly receiptUrl: string;
  /** Whether its buyer may withdraw from it. */
  readonly isWithdrawable: boolean;
  readonly totalOre: number;
  /** ISO timestamp. */
  readonly orderedAt: string;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  /** Newest first. */
  readonly cases: readonly AccountCase[];
}

/** The order states that have their own texts. */
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

/** An order state that has its own text. */
export type AccountOrderState = (typeof accountOrderStates)[number];

/** Parses an order state; null if it has no text. */
export function readOrderState(state: string): AccountOrderState | null {
  return accountOrderStates.find((candidate) => candidate === state) ?? null;
}

const begun: readonly string[] = ["placed", "awaiting_payment", "paid"];

/** Whether an order has progressed beyond being placed and paid. */
export function hasProgressed({ state, shipments, creditNotes, refundedOre }: AccountOrderProgress): boolean {
  return !begun.includes(state) || shipments.length > 0 || creditNotes.length > 0 || refundedOre > 0;
}

/** The tracking address of a parcel; null if there is none, or it is not a web address. */
export function parcelAddress({ trackingUrl }: Pick<AccountShipment, "trackingUrl">): string | null {
  return /^https?:\/\/[^/]/i.test(trackingUrl) ? trackingUrl : null;
}
