import type { BoughtOrder } from "./boughtOrder.ts";

/** Some pieces of a line. */
export interface LineQuantity {
  readonly lineId: number;
  /** An integer, at least 1. */
  readonly quantity: number;
}

/** The parcel in which goods were sent. */
export interface Parcel {
  readonly carrier: string;
  /** The carrier's tracking number; empty: it cannot be tracked. */
  readonly trackingNumber: string;
}

/** Why goods came back: the buyer withdrew, the goods were faulty, or the shop accepted them voluntarily. */
export type ReturnReason = "withdrawal" | "complaint" | "goodwill";

/** Something that the seller does with an order, or learns about it. */
export type OrderAct =
  | { readonly kind: "pick" }
  | { readonly kind: "ship"; readonly pieces: readonly LineQuantity[]; readonly parcel: Parcel | null }
  /** The shipment with this number, counted from 1, has reached the buyer. */
  | { readonly kind: "deliver"; readonly shipment: number }
  | { readonly kind: "cancel"; readonly pieces: readonly LineQuantity[] }
  | {
      readonly kind: "return";
      readonly pieces: readonly LineQuantity[];
      readonly ground: ReturnReason;
      /** Whether the goods can be sold again. */
      readonly isRestocked: boolean;
    }
  /** A price reduction without goods coming back, in öre with VAT. */
  | { readonly kind: "credit"; readonly amountOre: number };

/** An order with all acts done to it, in order; each act was allowed when it was done. */
export interface OrderHistory {
  readonly bought: BoughtOrder;
  readonly acts: readonly OrderAct[];
  /** Whether the payment was reversed at the provider: no more money of it moves. */
  readonly isPaymentGone?: boolean;
}
