import type { OrderAct, LineQuantity } from "@torg/orders/domain";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { OrderActLineTable, OrderActTable } from "../../database/tables/orderTables.ts";
import type { StoredAct } from "./StoredOrder.ts";

type ActRow = Selectable<OrderActTable>;
type ActLine = Selectable<OrderActLineTable>;

function actOf(row: ActRow, pieces: readonly LineQuantity[]): OrderAct {
  const { kind } = row;
  switch (kind) {
    case "pick":
      return { kind };
    case "ship": {
      const { carrier, tracking_number: trackingNumber } = row;
      return { kind, pieces, parcel: carrier === null ? null : { carrier, trackingNumber } };
    }
    case "deliver":
      return { kind, shipment: row.shipment ?? 0 };
    case "cancel":
      return { kind, pieces };
    case "return":
      return { kind, pieces, ground: row.ground ?? "goodwill", isRestocked: row.is_restocked };
    case "credit":
      return { kind, amountOre: row.amount_ore ?? 0 };
  }
}

const piecesOf = (lines: readonly ActLine[], actId: number): readonly LineQuantity[] =>
  lines.filter((line) => line.act_id === actId).map(({ line_id: lineId, quantity }) => ({ lineId, quantity }));

/** Reads the acts of some orders, grouped by order and in the sequence they were done. */
export async function loadActs(db: Kysely<Database>, orderIds: readonly number[]): Promise<readonly StoredAct[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom("order_act")
    .selectAll()
    .where("order_id", "in", orderIds)
    .orderBy("order_id")
    .orderBy("position")
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .selectFrom("order_act_line")
    .selectAll()
    .where("act_id", "in", ids)
    .orderBy("position")
    .execute();
  const notes = await db.selectFrom("credit_note").selectAll().where("act_id", "in", ids).execute();
  return rows.map((row) => ({
    row,
    act: actOf(row, piecesOf(lines, row.id)),
    creditNote: notes.find((note) => note.act_id === row.id) ?? null,
  }));
}
