import { type DeskOrderRow, deskState, isOldestFirst, type OrderFilter } from "@torg/desk/domain";
import { typedWords } from "../typedWords.ts";
import { orderProgress } from "@torg/orders/domain";
import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { OrderTable } from "../../database/tables/orderTables.ts";
import { boughtOrderOf } from "../../fulfilment/acts/boughtOrderOf.ts";
import { loadActs } from "../../fulfilment/acts/loadActs.ts";
import { openPieces } from "../../fulfilment/openPieces.ts";
import { buyerLabel, deliveryName, paidByGiftCardsOre } from "../../orders/placed/describeOrder.ts";
import { escapeLike } from "../../database/escapeLike.ts";

/** Orders per list. */
export const ordersAtOnce = 25;

/** The requested orders. */
export interface OrderQuery {
  readonly search: string;
  readonly filter: OrderFilter;
  /** The cursor where the previous list ended; empty: from the first. */
  readonly after: string;
}

/** A list of orders. */
export interface DeskOrders {
  readonly orders: readonly DeskOrderRow[];
  readonly next: string | null;
}

type Condition = RawBuilder<boolean>;

const hasLeft: Condition = sql`EXISTS (SELECT FROM order_act a WHERE a.order_id = o.id AND a.kind = 'ship')`;
/** Whether a money transfer of an order `o` has failed. */
export const isStuck: Condition = sql`EXISTS (
  SELECT FROM money_move m WHERE m.order_id = o.id AND m.done_at IS NULL AND m.problem <> '')`;

/**
 * Whether an order `o` with a cancelled payment needs attention: its goods are still here, or left without being paid.
 */
const isOutUnpaid: Condition = sql`(o.state = 'cancelled' AND (${openPieces} > 0 OR NOT EXISTS (
    SELECT FROM payment y JOIN payment_ledger g ON g.payment_id = y.id WHERE y.order_id = o.id AND g.kind = 'capture')
  AND (SELECT coalesce(sum(p.quantity) FILTER (WHERE a.kind = 'ship'), 0)
      > coalesce(sum(p.quantity) FILTER (WHERE a.kind = 'return'), 0)
    FROM order_act a JOIN order_act_line p ON p.act_id = a.id WHERE a.order_id = o.id)))`;

/** Whether an order `o` was cancelled: by its payment, or completely before anything was shipped. */
export const isCancelled: Condition = sql`(o.state = 'cancelled' OR NOT ${hasLeft} AND ${openPieces} = 0)`;

const conditions: Readonly<Record<OrderFilter, Condition>> = {
  open: sql`o.state <> 'cancelled' AND ${openPieces} > 0`,
  done: sql`o.state <> 'cancelled' AND ${hasLeft} AND ${openPieces} = 0`,
  cancelled: isCancelled,
  money: sql`(${isStuck} OR ${isOutUnpaid})`,
  all: sql`true`,
};

/** Fewest digits to search telephone numbers by; fewer are in everybody's. */
const minDigits = 6;

/** Whether a word matches an order: the start of its number, the buyer's details, or a complete parcel number. */
function hasWord(word: string): Condition {
  const escaped = escapeLike(word);
  const within = `%${escaped}%`;
  return sql`(o.name LIKE ${`${escaped}%`} OR o.email ILIKE ${within}
    OR ${word.length >= minDigits} AND o.mobile LIKE ${within}
    OR concat_ws(' ', o.company, o.first_name, o.last_name, o.city) ILIKE ${within}
    OR EXISTS (SELECT FROM order_act a WHERE a.order_id = o.id AND a.tracking_number = ${word}))`;
}

const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

/** An order found for a list. */
export type FoundOrder = Selectable<OrderTable> & { readonly is_stuck: boolean };

/**
 * Lists orders with the state that follows from their acts: newest first, but oldest first if there is something to
 * ship.
 */
export async function listDeskOrders(db: Kysely<Database>, { search, filter, after }: OrderQuery): Promise<DeskOrders> {
  const way = isOldestFirst(filter) ? { follows: sql`>`, order: sql`ASC` } : { follows: sql`<`, order: sql`DESC` };
  const conditionsOfQuery: readonly Condition[] = [
    sql`NOT o.is_offer`,
    conditions[filter],
    ...typedWords(search).map(hasWord),
    ...(isId(after) ? [sql<boolean>`o.id ${way.follows} ${Number(after)}`] : []),
  ];
  const { rows } = await sql<FoundOrder>`
    SELECT o.*, ${isStuck} AS is_stuck FROM "order" o WHERE ${sql.join(conditionsOfQuery, sql` AND `)}
    ORDER BY o.id ${way.order} LIMIT ${ordersAtOnce + 1}`.execute(db);
  const shown = rows.slice(0, ordersAtOnce);
  const last = shown.at(-1);
  return {
    orders: await describeRows(db, shown),
    next: rows.length > shown.length && last !== undefined ? String(last.id) : null,
  };
}

/** Describes orders for a list. */
export async function describeRows(
  db: Kysely<Database>,
  orders: readonly FoundOrder[],
): Promise<readonly DeskOrderRow[]> {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await db.selectFrom("order_line").selectAll().where("order_id", "in", ids).execute();
  const acts = await loadActs(db, ids);
  return orders.map((order) => {
    const own = lines.filter(({ order_id: id }) => id === order.id);
    // The time of capture does not matter for where the goods are.
    const bought = boughtOrderOf(order, own, "at-shipping");
    const progress = orderProgress({
      bought,
      acts: acts.filter(({ row }) => row.order_id === order.id).map(({ act }) => act),
    });
    return {
      number: order.name,
      state: deskState(progress, order.state === "cancelled"),
      placedAt: order.created_at.toISOString(),
      buyer: buyerLabel(order),
      city: order.city,
      delivery: deliveryName(order),
      totalOre: order.total_ore + paidByGiftCardsOre(order, own),
      open: progress.lines.reduce((sum, { open }) => sum + open, 0),
      hasStuckMoney: order.is_stuck,
    };
  });
}
