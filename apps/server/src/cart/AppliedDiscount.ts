import type { PricedCode } from "@torg/cart/domain/reckoning";

/** A discount code that a session has added, with what it is worth. */
export interface AppliedDiscount extends PricedCode {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly removable: boolean;
  /** The last day that it holds on, in Sweden, as `2027-11-30`; null: it has no end. */
  readonly validUntil: string | null;
}
