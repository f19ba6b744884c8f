import type { PriceHistory } from "./newPrice.ts";
import type { RecallText } from "./recallText.ts";

/** A product in a list at the desk. */
export interface DeskProductRow {
  readonly id: number;
  readonly name: string;
  /** What the feed calls it. */
  readonly article: string;
  /** Pieces that parcels can be sent from. */
  readonly stock: number;
  /** Null: nobody is told a price. */
  readonly priceOre: number | null;
  readonly isStopped: boolean;
  readonly isRecalled: boolean;
}

/** How many letters about a recall were sent. */
export interface RecallLetters {
  /** Orders whose buyers were told. */
  readonly told: number;
  /** Letters that are still to be sent. */
  readonly left: number;
  /** Letters that were given up, and stand in the list of what has failed. */
  readonly failed: number;
}

/** Why a product is not sold. */
export interface ProductStop {
  /** Tells one stop of a product from the next. */
  readonly id: number;
  /** For those who work in the shop. */
  readonly reason: string;
  /** What its buyers are told; null: it is not recalled. */
  readonly recall: RecallText | null;
  /** The letters to its buyers; null: it is not recalled, or nobody counts them. */
  readonly letters: RecallLetters | null;
  /** ISO moment. */
  readonly at: string;
  /** Who stopped it. */
  readonly by: string;
}

/** What a store has of a product. */
export interface DeskStoreStock {
  readonly id: number;
  readonly name: string;
  /** Pieces that can be fetched there. */
  readonly stock: number;
  /** Pieces that are sold or being paid, and have not been fetched: they are not counted in the stock. */
  readonly waiting: number;
}

/** A product at the desk. */
export interface DeskProduct extends DeskProductRow {
  /** The address of its page. */
  readonly url: string;
  readonly prices: PriceHistory;
  /** What the feed tells that it costs, where the shop has set another price; null or absent: it does not. */
  readonly feedOre?: number | null | undefined;
  /** Percent of VAT in its price; absent: it is not told. */
  readonly vatPercent?: number | undefined;
  /** Pieces that are sold or being paid, and have not been sent: they are not counted in the stock. */
  readonly waiting: number;
  /** What each store has, in the order in which they are listed; empty: there are no stores. */
  readonly stores: readonly DeskStoreStock[];
  /** Null: it is sold. */
  readonly stop: ProductStop | null;
}

/** Why somebody sets a stock. */
export const stockGrounds = ["count", "delivery", "damaged", "lost"] as const;

/** Why somebody sets a stock: it was counted, goods came in, or pieces are damaged or gone. */
export type StockGround = (typeof stockGrounds)[number];
