import type { PricedCode } from "@torg/cart/domain/pricing";

/** A discount code that a session has added, with its value. */
export interface AppliedDiscount extends PricedCode {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly removable: boolean;
  /** The last valid day, Swedish time, as `2027-11-30`; null = no end. */
  readonly validUntil: string | null;
}
