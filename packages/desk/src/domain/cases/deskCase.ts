import type { CaseEnding } from "./caseEnding.ts";
import type { CaseKind } from "./caseKind.ts";

/** Filters of the case list, the default first. */
export const caseFilters = ["open", "all"] as const;

/** Which cases are listed: open ones, or all. */
export type CaseFilter = (typeof caseFilters)[number];

/** A case in a list at the desk. */
export interface DeskCaseRow {
  /** Its id in addresses. */
  readonly id: string;
  readonly kind: CaseKind;
  /** The case number given to the buyer. */
  readonly number: number;
  /** Its order's number. */
  readonly order: string;
  /** ISO moment. */
  readonly at: string;
  readonly buyer: string;
  /** Number of pieces affected. */
  readonly pieces: number;
  readonly pictures: number;
  readonly isEnded: boolean;
}

/** A picture that a buyer has attached to a case. */
export interface CasePicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** A case at the desk. */
export interface DeskCase extends Omit<DeskCaseRow, "pictures" | "pieces"> {
  /** The buyer's message. */
  readonly message: string;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  readonly pictures: readonly CasePicture[];
  /** The affected pieces of the order's lines, as far as they can still come back. */
  readonly chosen: readonly { readonly lineId: number; readonly quantity: number }[];
  /** How it ended; null while it is open, and for cases ended by an earlier release. */
  readonly ending: CaseEnding | null;
  /** The seller's text to the buyer when it ended. */
  readonly answer: string;
}

/** Parses a filter; anything unknown gives the default. */
export function readCaseFilter(text: string): CaseFilter {
  return caseFilters.find((filter) => filter === text) ?? "open";
}

/** An order line as a case needs it: its product, and how many pieces can still come back. */
export interface ReturnableLine {
  readonly lineId: number;
  readonly productId: number | null;
  readonly left: number;
}

/**
 * The pieces of an order's lines that a case affects: of each product as many as it names, but no more than can come
 * back.
 */
export function chosenOfCase(
  caseLines: readonly { readonly productId: number; readonly quantity: number }[],
  lines: readonly ReturnableLine[],
): DeskCase["chosen"] {
  const remaining = new Map(caseLines.map(({ productId, quantity }) => [productId, quantity]));
  return lines.flatMap(({ lineId, productId, left }) => {
    if (productId === null) return [];
    const remainingQuantity = remaining.get(productId) ?? 0;
    const quantity = Math.min(remainingQuantity, left);
    remaining.set(productId, remainingQuantity - quantity);
    return quantity > 0 ? [{ lineId, quantity }] : [];
  });
}
