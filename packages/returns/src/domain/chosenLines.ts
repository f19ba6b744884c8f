import { allowedQuantities, type ReturnQuantities } from "./returnQuantities.ts";
import type { ReturnLine } from "./returnOrder.ts";

/** Why a choice of lines is refused. */
export type ChoiceProblem = { readonly code: "none-chosen" } | { readonly code: "more-than-bought" };

/** The chosen lines, or why the choice is refused. */
export type ChosenLines =
  | { readonly ok: true; readonly lines: readonly ReturnLine[] }
  | { readonly ok: false; readonly problem: ChoiceProblem };

/** Merges lines of the same product, in order of first occurrence. */
export function mergeLines(lines: readonly ReturnLine[]): readonly ReturnLine[] {
  const merged = new Map<number, ReturnLine>();
  for (const line of lines) {
    const known = merged.get(line.productId);
    merged.set(line.productId, known ? { ...known, quantity: known.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}

/** Chooses lines of an order by quantities; refuses products not bought, more than was bought, and an empty choice. */
export function chooseLines(bought: readonly ReturnLine[], wanted: ReturnQuantities): ChosenLines {
  const allowed = allowedQuantities(bought, wanted);
  const asked = Object.entries(wanted).filter(([, quantity]) => quantity !== 0);
  if (asked.some(([id, quantity]) => allowed[id] !== quantity)) {
    return { ok: false, problem: { code: "more-than-bought" } };
  }
  const lines = mergeLines(bought).flatMap((line) => {
    const quantity = allowed[line.productId];
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
  return lines.length === 0 ? { ok: false, problem: { code: "none-chosen" } } : { ok: true, lines };
}

/** Whether a choice covers everything that was bought. */
export function isWholeOrder(bought: readonly ReturnLine[], chosen: readonly ReturnLine[]): boolean {
  const count = (lines: readonly ReturnLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return count(bought) === count(chosen);
}
