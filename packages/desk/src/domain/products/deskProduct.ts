import type { PriceHistory } from "./newPrice.ts";
import type { RecallText } from "./recallText.ts";

/** A product in a list at the desk. */
export interface DeskProductRow {
  readonly id: number;
  readonly name: string;
  /** Its article number in the feed. */
  readonly article: string;
  /** Stock for parcels, in pieces. */
  readonly stock: number;
  /** Null: no price is shown. */
  readonly priceOre: number | null;
  readonly isStopped: boolean;
  readonly isRecalled: boolean;
}

/** The letters sent about a recall. */
export interface RecallEmails {
  /** Orders whose buyers were informed. */
  readonly told: number;
  /** Letters that are still to be sent. */
  readonly left: number;
  /** Letters that were given up; they are in the list of failures. */
  readonly failed: number;
}

/** Why a product is not sold. */
export interface ProductStop {
  /** Tells one stop of a product from the next. */
  readonly id: number;
  /** For the shop's staff only. */
  readonly reason: string;
  /** The text to its buyers; null: it is not recalled. */
  readonly recall: RecallText | null;
  /** The letters to its buyers; null: it is not recalled, or they are not counted. */
  readonly letters: RecallEmails | null;
  /** ISO moment. */
  readonly at: string;
  /** Who stopped it. */
  readonly by: string;
}

/** A store's stock of a product. */
export interface DeskStoreStock {
  readonly id: number;
  readonly name: string;
  /** Pieces available for pickup. */
  readonly stock: number;
  /** Pieces sold or being paid and not yet picked up: not included in the stock. */
  readonly waiting: number;
}

/** A product at the desk. */
export interface DeskProduct extends DeskProductRow {
  /** The address of its page. */
  readonly url: string;
  readonly prices: PriceHistory;
  /** The feed's price, when the shop has set another one; null or absent: there is none. */
  readonly feedOre?: number | null | undefined;
  /** VAT percent included in its price; absent: unknown. */
  readonly vatPercent?: number | undefined;
  /** Pieces sold or being paid and not yet shipped: not included in the stock. */
  readonly waiting: number;
  /** Each store's stock, in the order in which stores are listed; empty: there are no stores. */
  readonly stores: readonly DeskStoreStock[];
  /** Null: it is sold. */
  readonly stop: ProductStop | null;
}

/** Reasons for setting a stock. */
export const stockChangeReasons = ["count", "delivery", "damaged", "lost"] as const;

/** Why a stock is set: it was counted, goods came in, or pieces are damaged or lost. */
export type StockChangeReason = (typeof stockChangeReasons)[number];
