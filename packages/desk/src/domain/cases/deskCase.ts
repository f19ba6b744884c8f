import type { CaseEnding } from "./caseEnding.ts";
import type { CaseKind } from "./caseKind.ts";

/** Which cases a list at the desk has, the first being the usual one. */
export const caseFilters = ["open", "all"] as const;

/** Which cases a list has: those that nobody has ended, or all. */
export type CaseFilter = (typeof caseFilters)[number];

/** A case in a list at the desk. */
export interface DeskCaseRow {
  /** Names it in addresses. */
  readonly id: string;
  readonly kind: CaseKind;
  /** The number that the buyer was told. */
  readonly number: number;
  /** The number of its order. */
  readonly order: string;
  /** ISO moment. */
  readonly at: string;
  readonly buyer: string;
  /** Pieces that it is about. */
  readonly pieces: number;
  readonly pictures: number;
  readonly isEnded: boolean;
}

/** A picture that a buyer has sent with a case. */
export interface CasePicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** A case at the desk. */
export interface DeskCase extends Omit<DeskCaseRow, "pictures" | "pieces"> {
  /** What the buyer wrote. */
  readonly message: string;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  readonly pictures: readonly CasePicture[];
  /** What of the order's lines it is about, as far as it can still come back. */
  readonly chosen: readonly { readonly lineId: number; readonly quantity: number }[];
  /** How it ended; null while it has not, and where an earlier release ended it. */
  readonly ending: CaseEnding | null;
  /** What the seller wrote to the buyer when it ended. */
  readonly answer: string;
}

/** Reads a filter; what is none is the usual one. */
export function readCaseFilter(text: string): CaseFilter {
  return caseFilters.find((filter) => filter === text) ?? "open";
}

/** A line of an order from the view of a case: which product it is, and how many of it can still come back. */
export interface ReturnableLine {
  readonly lineId: number;
  readonly productId: number | null;
  readonly left: number;
}

/** What of an order's lines a case is about: of each product as many as it names, and no more than can come back. */
export function chosenOfCase(
  told: readonly { readonly productId: number; readonly quantity: number }[],
  lines: readonly ReturnableLine[],
): DeskCase["chosen"] {
  const rest = new Map(told.map(({ productId, quantity }) => [productId, quantity]));
  return lines.flatMap(({ lineId, productId, left }) => {
    if (productId === null) return [];
    const wanted = rest.get(productId) ?? 0;
    const quantity = Math.min(wanted, left);
    rest.set(productId, wanted - quantity);
    return quantity > 0 ? [{ lineId, quantity }] : [];
  });
}
