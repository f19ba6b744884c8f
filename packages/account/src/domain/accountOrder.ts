/** A return, complaint or withdrawal that its buyer has told of. */
export interface AccountCase {
  readonly number: number;
  /** The kind of case in words. */
  readonly kind: string;
  /** ISO moment. */
  readonly receivedAt: string;
}

/** A purchase as its buyer sees it in the account. */
export interface AccountOrder {
  readonly orderName: string;
  /** The address that it was ordered with, with which it is found for a withdrawal. */
  readonly orderEmail: string;
  /** One of `accountOrderStates`; what a backend calls it otherwise is shown as it is. */
  readonly state: string;
  readonly totalOre: number;
  /** ISO moment. */
  readonly orderedAt: string;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  /** The newest first. */
  readonly cases: readonly AccountCase[];
}

/** The states of an order that have words of their own. */
export const accountOrderStates = ["placed", "awaiting_payment", "paid", "cancelled"] as const;

/** A state of an order that has words of its own. */
export type AccountOrderState = (typeof accountOrderStates)[number];

/** Reads the state of an order; null for one without words. */
export function readOrderState(state: string): AccountOrderState | null {
  return accountOrderStates.find((known) => known === state) ?? null;
}
