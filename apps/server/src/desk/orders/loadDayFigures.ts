import type { DayFigures } from "@torg/desk/domain";
import { boughtTotal, finalCharge } from "@torg/orders/domain";
import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { OrderTable } from "../../database/tables/orderTables.ts";
import { boughtOrderOf } from "../../fulfilment/acts/boughtOrderOf.ts";
import { loadActs } from "../../fulfilment/acts/loadActs.ts";
import { isCancelled } from "./listDeskOrders.ts";

/** Days with figures. */
const days = 14;

/** The day of a moment in Swedish time. */
const dayOf = (moment: RawBuilder<Date>): RawBuilder<string> => sql`(${moment} AT TIME ZONE 'Europe/Stockholm')::date`;

const dayOfOrder = dayOf(sql`o.created_at`);

/** The start of the shown days, computed within the query. */
const since = (now: Date): RawBuilder<Date> =>
  sql`((${dayOf(sql`${now}::timestamptz`)} - ${days - 1}::integer)::timestamp AT TIME ZONE 'Europe/Stockholm')`;

/** Orders that were not cancelled, without quotes. */
const isSold = (now: Date): RawBuilder<boolean> =>
  sql`o.created_at >= ${since(now)} AND NOT o.is_offer AND NOT ${isCancelled}`;

/** Reductions of each day's orders since they were placed: cancelled pieces, returns, lowered prices. */
async function loadTakenOff(db: Kysely<Database>, now: Date): Promise<ReadonlyMap<string, number>> {
  const { rows: orders } = await sql<Selectable<OrderTable> & { readonly day: string }>`
    SELECT o.*, to_char(${dayOfOrder}, 'YYYY-MM-DD') AS day FROM "order" o WHERE ${isSold(now)}
      AND EXISTS (SELECT FROM order_act a WHERE a.order_id = o.id AND a.kind IN ('cancel', 'return', 'credit'))`.execute(
    db,
  );
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const lines = await db.selectFrom("order_line").selectAll().where("order_id", "in", ids).execute();
  const acts = await loadActs(db, ids);
  const taken = new Map<string, number>();
  for (const order of orders) {
    const own = lines.filter(({ order_id: id }) => id === order.id);
    // The time of capture does not change the amount.
    const bought = boughtOrderOf(order, own, "at-shipping");
    const done = acts.filter(({ row }) => row.order_id === order.id).map(({ act }) => act);
    const ore = boughtTotal(bought).inclOre - finalCharge({ bought, acts: done }).inclOre;
    taken.set(order.day, (taken.get(order.day) ?? 0) + ore);
  }
  return taken;
}

/**
 * Calculates the figures of the last days, newest first, from data the shop has anyway: orders, and when a session's
 * cart was started. Nobody is tracked for them.
 */
export async function loadDayFigures(db: Kysely<Database>, now: Date): Promise<readonly DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    WITH shown AS (
      SELECT ${dayOf(sql`${now}::timestamptz`)} - number AS day FROM generate_series(0, ${days - 1}::integer) number
    ), sold AS (
      SELECT ${dayOfOrder} AS day, count(*) AS orders, sum(o.total_ore + o.discount_ore
          - (SELECT coalesce(sum(l.discount_ore), 0) FROM order_line l WHERE l.order_id = o.id)) AS ore
      FROM "order" o WHERE ${isSold(now)} GROUP BY 1
    ), filled AS (
      SELECT day, count(*) AS carts FROM (
        SELECT ${dayOfOrder} AS day FROM "order" o WHERE o.created_at >= ${since(now)} AND NOT o.is_offer
        UNION ALL SELECT ${dayOf(sql`s.cart_begun_at`)} FROM session s WHERE s.cart_begun_at >= ${since(now)}) cart
      GROUP BY 1
    )
    SELECT to_char(shown.day, 'YYYY-MM-DD') AS day, coalesce(sold.orders, 0)::integer AS orders,
      coalesce(sold.ore, 0)::float8 AS "turnoverOre", coalesce(filled.carts, 0)::integer AS carts
    FROM shown LEFT JOIN sold ON sold.day = shown.day LEFT JOIN filled ON filled.day = shown.day
    ORDER BY shown.day DESC`.execute(db);
  const taken = await loadTakenOff(db, now);
  return rows.map((row) => ({ ...row, turnoverOre: row.turnoverOre - (taken.get(row.day) ?? 0) }));
}
