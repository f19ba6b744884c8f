import type { RawItem } from "../../reading/rawItem.ts";
import { readAvailability } from "./readAvailability.ts";

/** Problems that an import may report about a row of store stock; the Swedish messages are in texts/sv.ts. */
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

/** One row of store stock: a store's stock of an article. */
export interface StoreStockRow {
  /** Its line, from 1. */
  readonly line: number;
  readonly storeCode: string;
  /** The article's id in the product feed. */
  readonly id: string;
  /** Pieces in the store; null when the row does not say, so that the known stock is kept. */
  readonly quantity: number | null;
  /** The problem of the row, or null. */
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
  const status = readAvailability(availability.replace(/^on[\s_-]display[\s_-]to[\s_-]order$/iu, "out_of_stock"));
  if (status === null) return { quantity: 0, problem: "availability-unknown" };
  if (status !== "in_stock") return { quantity: 0, problem: null };
  // A store that has the article has at least one piece.
  return quantity === "" ? { quantity: 1, problem: "quantity-assumed" } : readQuantity(quantity);
}

/**
 * Reads a row of store stock. Articles that are only on display, or must be ordered, cannot be picked up: 0. A negative
 * number is 0. Without a number, an article that the store reports as available is one piece.
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
