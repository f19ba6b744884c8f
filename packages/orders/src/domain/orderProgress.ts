import type { BoughtLine } from "./boughtOrder.ts";
import type { OrderHistory, LineQuantity, ReturnReason } from "./orderAct.ts";

/** Where the pieces of a line are. */
export interface LineProgress {
  readonly line: BoughtLine;
  readonly shipped: number;
  readonly cancelled: number;
  /** Part of the shipped pieces. */
  readonly returned: number;
  /** Neither shipped nor cancelled yet. */
  readonly open: number;
}

/** The progress of an order. */
export interface OrderProgress {
  readonly lines: readonly LineProgress[];
  readonly isPicked: boolean;
  readonly shipments: number;
  /** Numbers of the shipments that have reached the buyer. */
  readonly delivered: ReadonlySet<number>;
  readonly returnGrounds: ReadonlySet<ReturnReason>;
  /** Öre taken off without goods coming back. */
  readonly creditOre: number;
}

/** The pieces of one line in a list; a line may be listed several times. */
export const piecesOf = (pieces: readonly LineQuantity[], lineId: number): number =>
  pieces.reduce((sum, piece) => sum + (piece.lineId === lineId ? piece.quantity : 0), 0);

/** Derives an order's progress from all its acts. */
export function orderProgress({ bought, acts }: OrderHistory): OrderProgress {
  const counted = (kind: "ship" | "cancel" | "return", lineId: number): number =>
    acts.reduce((sum, act) => sum + (act.kind === kind ? piecesOf(act.pieces, lineId) : 0), 0);
  return {
    lines: bought.lines.map((line) => {
      const [shipped, cancelled] = [counted("ship", line.id), counted("cancel", line.id)];
      return {
        line,
        shipped,
        cancelled,
        returned: counted("return", line.id),
        open: line.quantity - shipped - cancelled,
      };
    }),
    isPicked: acts.some(({ kind }) => kind === "pick"),
    shipments: acts.filter(({ kind }) => kind === "ship").length,
    delivered: new Set(acts.flatMap((act) => (act.kind === "deliver" ? [act.shipment] : []))),
    returnGrounds: new Set(acts.flatMap((act) => (act.kind === "return" ? [act.ground] : []))),
    creditOre: acts.reduce((sum, act) => sum + (act.kind === "credit" ? act.amountOre : 0), 0),
  };
}
