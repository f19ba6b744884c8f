import { isDeepStrictEqual } from "node:util";
import {
  type LineProgress,
  type OrderAct,
  type OrderHistory,
  orderProgress,
  type LineQuantity,
} from "@torg/orders/domain";
import type { OrderActRequest, RequestedAct } from "./OrderActRequest.ts";
import type { StoredAct, StoredOrder } from "./StoredOrder.ts";

/** All pieces for which an act of this kind is possible. */
function allPieces(life: OrderHistory, kind: "ship" | "cancel" | "return"): readonly LineQuantity[] {
  const countOf = ({ open, shipped, returned }: LineProgress): number =>
    kind === "return" ? shipped - returned : open;
  return orderProgress(life)
    .lines.map((progress) => ({ lineId: progress.line.id, quantity: countOf(progress) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The requested act, with its pieces resolved from the current order. */
export function resolveAct(life: OrderHistory, wanted: RequestedAct): OrderAct {
  if (!("pieces" in wanted)) return wanted;
  const pieces = wanted.pieces === "all" ? allPieces(life, wanted.kind) : wanted.pieces;
  return { ...wanted, pieces };
}

/** The order before the act with a key; the current one if there is no such act. */
export function historyBefore({ life, acts }: Pick<StoredOrder, "life" | "acts">, key: string | null): OrderHistory {
  const index = acts.findIndex(({ row }) => row.key === key);
  return index === -1 ? life : { ...life, acts: life.acts.slice(0, index) };
}

/** Whether a stored act equals the requested one, with `all` resolved as of that time. */
export function isSameAct(stored: StoredOrder, { row, act }: StoredAct, request: OrderActRequest): boolean {
  const isSameParcel = act.kind !== "ship" || row.tracking_url === (request.parcelLink ?? "");
  return isSameParcel && isDeepStrictEqual(act, resolveAct(historyBefore(stored, row.key), request.act));
}
