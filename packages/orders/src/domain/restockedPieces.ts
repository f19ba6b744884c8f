import type { OrderAct, Pieces } from "./orderAct.ts";

/** The pieces that an act returns to stock; they left it when the order was placed. */
export function restockedPieces(act: OrderAct): readonly Pieces[] {
  if (act.kind === "cancel") return act.pieces;
  return act.kind === "return" && act.isRestocked ? act.pieces : [];
}
