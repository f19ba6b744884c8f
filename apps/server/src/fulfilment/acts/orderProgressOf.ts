import type { AccountOrderProgress } from "@torg/account/domain";
import { orderProgress, orderState } from "@torg/orders/domain";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { OrderLineTable, OrderTable } from "../../database/tables/orderTables.ts";
import { boughtOrderOf } from "./boughtOrderOf.ts";
import { loadActs } from "./loadActs.ts";
import type { StoredAct } from "./StoredOrder.ts";

type Order = Selectable<OrderTable>;
type Line = Selectable<OrderLineTable>;

/** What has happened to orders since they were placed. */
export interface OrderEvents {
  readonly acts: readonly StoredAct[];
  /** Refunds in öre, to buyers and to gift cards, by order. */
  readonly refunds: ReadonlyMap<number, number>;
}

async function refundsOf(db: Kysely<Database>, orderIds: readonly number[]): Promise<OrderEvents["refunds"]> {
  const rows = await db
    .selectFrom("money_move")
    .select(["order_id", (eb) => eb.fn.sum<string>("amount_ore").as("total")])
    .where("order_id", "in", orderIds)
    .where("kind", "in", ["refund", "cards-back"])
    .where("done_at", "is not", null)
    .groupBy("order_id")
    .execute();
  return new Map(rows.map(({ order_id: id, total }) => [id, Number(total)]));
}

/** Reads the acts and refunds of orders; the list may be empty. */
export async function loadOrderEvents(db: Kysely<Database>, orderIds: readonly number[]): Promise<OrderEvents> {
  if (orderIds.length === 0) return { acts: [], refunds: new Map() };
  const acts = await loadActs(db, orderIds);
  return { acts, refunds: await refundsOf(db, orderIds) };
}

/** The progress of an order; a pending or lost payment comes first. */
function stateOf(order: Order, lines: readonly Line[], acts: readonly StoredAct[]): string {
  if (acts.length === 0 || (order.state !== "placed" && order.state !== "paid")) return order.state;
  const bought = boughtOrderOf(order, lines, "at-shipping");
  const state = orderState(orderProgress({ bought, acts: acts.map(({ act }) => act) }));
  return state === "placed" ? order.state : state;
}

/** The shipments, each with its day of arrival. */
function shipmentsOf(acts: readonly StoredAct[]): AccountOrderProgress["shipments"] {
  const arrivedAt = (shipment: number): string | null =>
    acts.find(({ act }) => act.kind === "deliver" && act.shipment === shipment)?.row.created_at.toISOString() ?? null;
  return acts
    .filter(({ act }) => act.kind === "ship")
    .map(({ row }, index) => ({
      carrier: row.carrier ?? "",
      trackingNumber: row.tracking_number,
      trackingUrl: row.tracking_url,
      shippedAt: row.created_at.toISOString(),
      deliveredAt: arrivedAt(index + 1),
    }));
}

const creditNotesOf = (acts: readonly StoredAct[]): AccountOrderProgress["creditNotes"] =>
  acts.flatMap(({ creditNote: note }) =>
    note === null ? [] : [{ number: note.number, totalOre: note.total_ore, createdAt: note.created_at.toISOString() }],
  );

/** The progress of an order, as shown to its buyer. */
export function orderProgressOf(order: Order, lines: readonly Line[], events: OrderEvents): AccountOrderProgress {
  const acts = events.acts.filter(({ row }) => row.order_id === order.id);
  return {
    state: stateOf(order, lines, acts),
    shipments: shipmentsOf(acts),
    creditNotes: creditNotesOf(acts),
    refundedOre: events.refunds.get(order.id) ?? 0,
  };
}
