import type { ReturnLine } from "./returnOrder.ts";

/** A registered return or complaint, as its receipt shows it. */
export interface CaseReceipt {
  /** The case number. */
  readonly caseId: number;
  /** ISO moment at which the shop received it. */
  readonly receivedAt: string;
  /** The kind of case in words. */
  readonly kind: string;
  readonly orderNumber: string;
  /** Where the receipt and the shop's answer are sent. */
  readonly email: string;
  /** Whether the receipt is sent by e-mail; left out = it is. */
  readonly isMailed?: boolean | undefined;
  /** The customer's message; may be empty. */
  readonly message: string;
  /** Number of attached pictures. */
  readonly images: number;
  readonly lines: readonly ReturnLine[];
}
