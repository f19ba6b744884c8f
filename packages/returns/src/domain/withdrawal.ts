import type { ReturnLine } from "./returnOrder.ts";

/** A declaration to withdraw from a purchase, as its receipt shows it. */
export interface WithdrawalReceipt {
  /** The declaration's number. */
  readonly withdrawalId: number;
  /** ISO moment at which the shop received it. */
  readonly declaredAt: string;
  readonly orderNumber: string;
  /** Name of the buyer who withdraws. */
  readonly name: string;
  /** Where the receipt is sent. */
  readonly email: string;
  readonly isWholeOrder: boolean;
  readonly lines: readonly ReturnLine[];
}
