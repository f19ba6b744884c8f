import type { OrderAct, LineQuantity } from "./orderAct.ts";

/** The pieces that an act returns to stock; they left it when the order was placed. */
export function restockedPieces(act: OrderAct): readonly LineQuantity[] {
  if (act.kind === "cancel") return act.pieces;
  return act.kind === "return" && act.isRestocked ? act.pieces : [];
}
