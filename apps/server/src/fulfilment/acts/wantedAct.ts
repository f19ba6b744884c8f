import { isDeepStrictEqual } from "node:util";
import { type LineProgress, type OrderAct, type OrderLife, orderProgress, type Pieces } from "@torg/orders/domain";
import type { OrderActRequest, WantedAct } from "./OrderActRequest.ts";
import type { StoredAct, StoredOrder } from "./StoredOrder.ts";

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

/** An order as it stood before an act with a key was done to it; as it stands where there is none. */
export function lifeBefore({ life, acts }: Pick<StoredOrder, "life" | "acts">, key: string | null): OrderLife {
  const index = acts.findIndex(({ row }) => row.key === key);
  return index === -1 ? life : { ...life, acts: life.acts.slice(0, index) };
}

/** Whether an act that was done is the one that is asked for, by what all pieces were when it was done. */
export function isSameAct(stored: StoredOrder, { row, act }: StoredAct, request: OrderActRequest): boolean {
  const isSameParcel = act.kind !== "ship" || row.tracking_url === (request.parcelLink ?? "");
  return isSameParcel && isDeepStrictEqual(act, wantedAct(lifeBefore(stored, row.key), request.act));
}
