import type { ReturnLine } from "./returnOrder.ts";

/** A declaration to withdraw from a purchase, as its receipt shows it. Names are those of the wire. */
export interface WithdrawalReceipt {
  /** Number of the declaration. */
  readonly withdrawal_id: number;
  /** Moment at which the shop got it, ISO. */
  readonly declared_at: string;
  readonly order_name: string;
  /** Who withdraws. */
  readonly name: string;
  /** Where the receipt is sent to. */
  readonly email: string;
  readonly is_whole_order: boolean;
  readonly lines: readonly ReturnLine[];
}
