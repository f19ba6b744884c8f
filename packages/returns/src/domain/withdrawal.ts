import type { ReturnLine } from "./returnOrder.ts";

/** A declaration to withdraw from a purchase, as its receipt shows it. */
export interface WithdrawalReceipt {
  /** Number of the declaration. */
  readonly withdrawalId: number;
  /** Moment at which the shop got it, ISO. */
  readonly declaredAt: string;
  readonly orderNumber: string;
  /** Who withdraws. */
  readonly name: string;
  /** Where the receipt is sent to. */
  readonly email: string;
  readonly isWholeOrder: boolean;
  readonly lines: readonly ReturnLine[];
}
