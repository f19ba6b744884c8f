import { finalCharge } from "./charge.ts";
import type { OrderAct, OrderHistory, LineQuantity } from "./orderAct.ts";
import { type LineProgress, type OrderProgress, orderProgress, piecesOf } from "./orderProgress.ts";

/** Why an act is not possible. */
export type OrderProblem =
  | { readonly code: "nothing-chosen" | "already-picked" | "nothing-open" | "unknown-shipment" | "already-delivered" }
  /**
   * The payment was reversed: goods can be put back into stock, but none can be shipped, and no price can be lowered.
   */
  | { readonly code: "payment-gone" }
  | { readonly code: "unknown-line"; readonly lineId: number }
  /** More pieces of a line than are left to ship, cancel or return. */
  | { readonly code: "too-many"; readonly lineId: number; readonly left: number }
  /** The reduction exceeds the amount owed, in öre. */
  | { readonly code: "too-much"; readonly creditableOre: number }
  /** The reduction is zero, or nothing is left to pay. */
  | { readonly code: "no-amount" | "nothing-owed" };

const isCount = (quantity: number): boolean => Number.isSafeInteger(quantity) && quantity > 0;

/** The problem with the pieces that an act names. */
function piecesProblem(
  pieces: readonly LineQuantity[],
  { lines }: OrderProgress,
  leftOf: (line: LineProgress) => number,
): OrderProblem | null {
  if (pieces.length === 0 || !pieces.every(({ quantity }) => isCount(quantity))) return { code: "nothing-chosen" };
  for (const { lineId } of pieces) {
    const progress = lines.find(({ line }) => line.id === lineId);
    if (progress === undefined) return { code: "unknown-line", lineId };
    const left = leftOf(progress);
    if (piecesOf(pieces, lineId) > left) return { code: "too-many", lineId, left };
  }
  return null;
}

function pickProblem({ isPicked, lines }: OrderProgress): OrderProblem | null {
  if (isPicked) return { code: "already-picked" };
  return lines.some(({ open }) => open > 0) ? null : { code: "nothing-open" };
}

function deliverProblem({ shipments, delivered }: OrderProgress, shipment: number): OrderProblem | null {
  if (!isCount(shipment) || shipment > shipments) return { code: "unknown-shipment" };
  return delivered.has(shipment) ? { code: "already-delivered" } : null;
}

function creditProblem(life: OrderHistory, amountOre: number): OrderProblem | null {
  if (!isCount(amountOre)) return { code: "no-amount" };
  const creditableOre = finalCharge(life).inclOre;
  if (creditableOre === 0) return { code: "nothing-owed" };
  return amountOre > creditableOre ? { code: "too-much", creditableOre } : null;
}

/** Acts possible once the payment is gone: those that record where the goods are. */
const isPossibleUnpaid: Readonly<Record<OrderAct["kind"], boolean>> = {
  pick: false,
  ship: false,
  deliver: true,
  cancel: true,
  return: true,
  credit: false,
};

/** Why an act cannot be done to an order in its current state, or null when it can. */
export function orderProblem(life: OrderHistory, act: OrderAct): OrderProblem | null {
  if (life.isPaymentGone === true && !isPossibleUnpaid[act.kind]) return { code: "payment-gone" };
  const progress = orderProgress(life);
  switch (act.kind) {
    case "pick":
      return pickProblem(progress);
    case "ship":
    case "cancel":
      return piecesProblem(act.pieces, progress, ({ open }) => open);
    case "return":
      return piecesProblem(act.pieces, progress, ({ shipped, returned }) => shipped - returned);
    case "deliver":
      return deliverProblem(progress, act.shipment);
    case "credit":
      return creditProblem(life, act.amountOre);
  }
}
