import {
  type DeskEvent,
  type DeskOrder,
  deskState,
  type OperatorRole,
  possibleTasks,
  shipmentsUnderWay,
  timeline,
} from "@torg/desk/domain";
import { boughtTotal, finalCharge, orderProgress, type LineQuantity } from "@torg/orders/domain";
import type { StoredAct, StoredMove, StoredOrder } from "../../fulfilment/acts/StoredOrder.ts";
import { buyerName, deliveryAddress, deliveryName } from "../../orders/placed/describeOrder.ts";
import { shownVat } from "../../orders/placed/orderVat.ts";

/** A note with its author's name. */
export interface StoredNote {
  readonly text: string;
  readonly created_at: Date;
  readonly name: string;
}

/** The data of an order at the desk. */
export interface DeskSource {
  readonly stored: StoredOrder;
  readonly notes: readonly StoredNote[];
  readonly role: OperatorRole;
}

function actEvent({ row, act, creditNote }: StoredAct, { lines }: StoredOrder): DeskEvent {
  const moment = { at: row.created_at.toISOString(), by: row.done_by };
  const named = (pieces: readonly LineQuantity[]) =>
    pieces.map(({ lineId, quantity }) => ({ name: lines.find(({ id }) => id === lineId)?.name ?? "", quantity }));
  const note = creditNote?.number ?? null;
  switch (act.kind) {
    case "pick":
      return { kind: act.kind, ...moment };
    case "deliver":
      return { kind: act.kind, shipment: act.shipment, ...moment };
    case "ship": {
      const parcel = act.parcel === null ? null : { ...act.parcel, link: row.tracking_url };
      return { kind: act.kind, pieces: named(act.pieces), parcel, ...moment };
    }
    case "cancel":
      return { kind: act.kind, pieces: named(act.pieces), ...moment };
    case "return": {
      const { ground, isRestocked } = act;
      return { kind: act.kind, pieces: named(act.pieces), ground, isRestocked, creditNote: note, ...moment };
    }
    case "credit":
      return { kind: act.kind, amountOre: act.amountOre, creditNote: note, ...moment };
  }
}

function moveEvents({ kind, amount_ore: amountOre, by_hand: isByHand, done_at: done }: StoredMove): DeskEvent[] {
  if (done === null) return [];
  return [{ kind: "money", move: kind, amountOre, isByHand, at: done.toISOString(), by: "" }];
}

/** All events of an order, oldest first. */
function eventsOf({ stored, notes }: DeskSource): readonly DeskEvent[] {
  return timeline(
    [{ kind: "placed", at: stored.order.created_at.toISOString(), by: "" }],
    stored.acts.map((act) => actEvent(act, stored)),
    notes.map(({ text, created_at: at, name }) => ({ kind: "note", text, at: at.toISOString(), by: name })),
    stored.moves.flatMap(moveEvents),
  );
}

function moneyOf({ order, lines, payment, life, ledger, moves }: StoredOrder): DeskOrder["money"] {
  return {
    provider: payment?.provider ?? order.provider,
    way: order.payment_name,
    totalOre: boughtTotal(life.bought).inclOre,
    vat: shownVat(order, lines),
    capturedOre: ledger.capturedOre,
    refundedOre: ledger.refundedOre,
    releasedOre: ledger.releasedOre,
    ontoCardsOre: ledger.giftCardsBackOre,
    waiting: moves
      .filter(({ done_at: done }) => done === null)
      .map(({ kind: move, amount_ore: amountOre, tries, problem }) => ({ move, amountOre, tries, problem })),
  };
}

/** An order as a role sees it at the desk. */
export function describeDeskOrder(source: DeskSource): DeskOrder {
  const { stored, role } = source;
  const { order, lines, life } = stored;
  const progress = orderProgress(life);
  const { is_offer: isQuote } = order;
  return {
    number: order.name,
    version: life.acts.length,
    state: deskState(progress, order.state === "cancelled"),
    placedAt: order.created_at.toISOString(),
    buyer: {
      name: buyerName(order),
      email: order.email,
      mobile: order.mobile,
      address: deliveryAddress(order),
    },
    delivery: deliveryName(order),
    message: order.message,
    lines: progress.lines.map(({ line, open, shipped, cancelled, returned }) => {
      const row = lines.find(({ id }) => id === line.id);
      const { id, quantity, inclOre: totalOre } = line;
      const [name, article] = [row?.name ?? "", row?.external_id ?? ""];
      return { id, name, article, quantity, open, shipped, cancelled, returned, totalOre };
    }),
    events: eventsOf(source),
    money: moneyOf(stored),
    tasks: isQuote ? [] : possibleTasks(life, role),
    creditableOre: isQuote || life.isPaymentGone === true ? 0 : finalCharge(life).inclOre,
    underWay: isQuote ? [] : shipmentsUnderWay(life),
  };
}
