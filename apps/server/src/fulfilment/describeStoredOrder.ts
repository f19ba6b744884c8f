import { orderProgress, orderState } from "@torg/orders/domain";
import type { StoredAct, StoredOrder } from "./acts/StoredOrder.ts";
import { buyerName } from "../orders/placed/describeOrder.ts";

const kronor = (ore: number): number => ore / 100;

function describeAct({ row, act, creditNote }: StoredAct, { lines }: StoredOrder) {
  const pieces = "pieces" in act ? act.pieces : [];
  const positionOf = (lineId: number): number => lines.find(({ id }) => id === lineId)?.position ?? 0;
  return {
    act: act.kind,
    at: row.created_at,
    ...(row.done_by === "" ? {} : { by: row.done_by }),
    ...(pieces.length === 0
      ? {}
      : { lines: pieces.map(({ lineId, quantity }) => ({ line: positionOf(lineId), quantity })) }),
    ...(act.kind === "ship" && act.parcel !== null ? { parcel: { ...act.parcel, link: row.tracking_url } } : {}),
    ...(act.kind === "return" ? { because: act.ground, restocked: act.isRestocked } : {}),
    ...(creditNote === null ? {} : { creditNote: creditNote.number, kronor: kronor(creditNote.total_ore) }),
    letterSent: row.mailed_at,
  };
}

/** Describes an order for people at a terminal: lines and where they are, what happened, and the money. */
export function describeStoredOrder(stored: StoredOrder) {
  const { order, lines, life, ledger, moves, payment } = stored;
  const progress = orderProgress(life);
  return {
    number: order.name,
    state: order.state === "cancelled" ? "cancelled" : orderState(progress),
    placed: order.created_at,
    to: [order.company, buyerName(order), order.address, order.co, order.zipcode, order.city]
      .map((line) => line.trim())
      .filter((line) => line !== ""),
    delivery: order.delivery_name,
    lines: progress.lines.map(({ line, shipped, cancelled, returned, open }) => {
      const row = lines.find(({ id }) => id === line.id);
      return { line: row?.position, name: row?.name, quantity: line.quantity, open, shipped, cancelled, returned };
    }),
    acts: stored.acts.map((act) => describeAct(act, stored)),
    money: {
      provider: payment?.provider ?? order.provider,
      kronor: kronor(order.total_ore),
      captured: kronor(ledger.capturedOre),
      refunded: kronor(ledger.refundedOre),
      released: kronor(ledger.releasedOre),
      ontoGiftCards: kronor(ledger.giftCardsBackOre),
      waiting: moves
        .filter(({ done_at: done }) => done === null)
        .map(({ kind, amount_ore: ore, tries, problem }) => ({ move: kind, kronor: kronor(ore), tries, problem })),
    },
  };
}
