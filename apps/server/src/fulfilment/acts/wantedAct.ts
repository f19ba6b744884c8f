import { isDeepStrictEqual } from "node:util";
import { type LineProgress, type OrderAct, type OrderLife, orderProgress, type Pieces } from "@torg/orders/domain";
import type { WantedAct } from "./OrderActRequest.ts";

/** All pieces that an act of this kind is possible with. */
function allPieces(life: OrderLife, kind: "ship" | "cancel" | "return"): readonly Pieces[] {
  const countOf = ({ open, shipped, returned }: LineProgress): number =>
    kind === "return" ? shipped - returned : open;
  return orderProgress(life)
    .lines.map((progress) => ({ lineId: progress.line.id, quantity: countOf(progress) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The act that is asked for, with its pieces as the order stands. */
export function wantedAct(life: OrderLife, wanted: WantedAct): OrderAct {
  if (!("pieces" in wanted)) return wanted;
  const pieces = wanted.pieces === "all" ? allPieces(life, wanted.kind) : wanted.pieces;
  return { ...wanted, pieces };
}

/** Whether an act that was done is the one that is asked for; which pieces are all of them was decided then. */
export function isSameAct(done: OrderAct, wanted: WantedAct): boolean {
  const isAll = "pieces" in wanted && wanted.pieces === "all" && "pieces" in done;
  return isDeepStrictEqual(done, isAll ? { ...wanted, pieces: done.pieces } : wanted);
}
