import type { RawItem } from "../reading/rawItem.ts";
import { readAvailability } from "./availability.ts";

/** What may be remarked about a row of store stock; the Swedish sentences stand in texts/sv.ts. */
export type StockProblemCode =
  | "columns"
  | "store-missing"
  | "store-unknown"
  | "article-missing"
  | "article-unknown"
  | "article-ambiguous"
  | "row-duplicate"
  | "quantity-missing"
  | "quantity-unreadable"
  | "quantity-negative"
  | "quantity-assumed"
  | "availability-unknown";

/** One row of store stock: what a store has of an article. */
export interface StoreStockRow {
  /** The line on which it stands, from 1. */
  readonly line: number;
  readonly storeCode: string;
  /** The article's id in the product feed. */
  readonly id: string;
  /** Pieces in the store; null where the row does not tell it, so that what was known of it stays. */
  readonly quantity: number | null;
  /** What is wrong with it, if anything is. */
  readonly problem: StockProblemCode | null;
}

interface Pieces {
  readonly quantity: number | null;
  readonly problem: StockProblemCode | null;
}

const mostPieces = 1_000_000;
const unreadable: Pieces = { quantity: null, problem: "quantity-unreadable" };

function readQuantity(text: string): Pieces {
  const [, sign = "", digits = ""] = /^(-?)(\d+|\d{1,3}(?:[\s\u00a0]\d{3})+)(?:[.,]0+)?$/u.exec(text) ?? [];
  if (digits === "") return unreadable;
  const quantity = Number(digits.replaceAll(/\s/gu, ""));
  if (sign === "-" && quantity > 0) return { quantity: 0, problem: "quantity-negative" };
  return quantity > mostPieces ? unreadable : { quantity, problem: null };
}

function piecesOf(quantity: string, availability: string): Pieces {
  if (availability === "")
    return quantity === "" ? { quantity: null, problem: "quantity-missing" } : readQuantity(quantity);
  const known = readAvailability(availability.replace(/^on[\s_-]display[\s_-]to[\s_-]order$/iu, "out_of_stock"));
  if (known === null) return { quantity: 0, problem: "availability-unknown" };
  if (known !== "in_stock") return { quantity: 0, problem: null };
  // A store that has the article has one of it at least.
  return quantity === "" ? { quantity: 1, problem: "quantity-assumed" } : readQuantity(quantity);
}

/**
 * Reads a row of store stock. What is only shown, or has to be ordered, is not there to be fetched: 0. A number below zero
 * is 0, and where there is none, an article that the store says it has is one piece.
 */
export function toStoreStock({ line, values, fault }: RawItem): StoreStockRow {
  const textOf = (name: string): string => values.get(name)?.[0]?.text.trim() ?? "";
  const [storeCode, id] = [textOf("store_code"), textOf("id")];
  const row = { line, storeCode, id };
  if (fault !== null) return { ...row, quantity: null, problem: fault };
  if (storeCode === "") return { ...row, quantity: null, problem: "store-missing" };
  if (id === "") return { ...row, quantity: null, problem: "article-missing" };
  return { ...row, ...piecesOf(textOf("quantity"), textOf("availability")) };
}
