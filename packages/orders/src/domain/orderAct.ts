import type { BoughtOrder } from "./boughtOrder.ts";

/** A number of pieces of a line. */
export interface Pieces {
  readonly lineId: number;
  /** Whole, from 1 upwards. */
  readonly quantity: number;
}

/** The parcel that goods left in. */
export interface Parcel {
  readonly carrier: string;
  /** The carrier's name for it; empty: it cannot be followed. */
  readonly trackingNumber: string;
}

/** Why goods came back: the buyer withdrew, the goods were faulty, or the shop took them back of its own will. */
export type ReturnGround = "withdrawal" | "complaint" | "goodwill";

/** Something that the seller does with an order, or hears of it. */
export type OrderAct =
  | { readonly kind: "pick" }
  | { readonly kind: "ship"; readonly pieces: readonly Pieces[]; readonly parcel: Parcel | null }
  /** The shipment with this number, counted from 1, has reached the buyer. */
  | { readonly kind: "deliver"; readonly shipment: number }
  | { readonly kind: "cancel"; readonly pieces: readonly Pieces[] }
  | {
      readonly kind: "return";
      readonly pieces: readonly Pieces[];
      readonly ground: ReturnGround;
      /** Whether the goods can be sold again. */
      readonly isRestocked: boolean;
    }
  /** A price reduction without goods coming back, in ore with VAT. */
  | { readonly kind: "credit"; readonly amountOre: number };

/** An order with all that has happened to it, in order; each act was allowed when it was done. */
export interface OrderLife {
  readonly bought: BoughtOrder;
  readonly acts: readonly OrderAct[];
  /** Whether somebody has taken the payment back at the provider: no money of it moves any more. */
  readonly isPaymentGone?: boolean;
}
