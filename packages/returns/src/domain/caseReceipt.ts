import type { ReturnLine } from "./returnOrder.ts";

/** A return or complaint that the shop has taken, as its receipt shows it. */
export interface CaseReceipt {
  /** Number of the case. */
  readonly caseId: number;
  /** Moment at which the shop got it, ISO. */
  readonly receivedAt: string;
  /** The kind of case in words. */
  readonly kind: string;
  readonly orderNumber: string;
  /** Where the receipt is sent to, and what the shop answers to. */
  readonly email: string;
  /** Whether the receipt is sent as a letter; left out = it is. */
  readonly isMailed?: boolean | undefined;
  /** What the customer wrote; may be empty. */
  readonly message: string;
  /** How many pictures came along. */
  readonly images: number;
  readonly lines: readonly ReturnLine[];
}
