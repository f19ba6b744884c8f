import type { OrderAct, Pieces } from "@torg/orders/domain";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { OrderActLineTable, OrderActTable } from "../../database/tables/orderTables.ts";
import type { Payment } from "../../payments/Payment.ts";
import { takenMoney } from "../money/takenMoney.ts";
import { boughtOrderOf } from "./boughtOrderOf.ts";
import type { StoredAct, StoredOrder } from "./StoredOrder.ts";

type ActRow = Selectable<OrderActTable>;
type ActLine = Selectable<OrderActLineTable>;

function actOf(row: ActRow, pieces: readonly Pieces[]): OrderAct {
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

const piecesOf = (lines: readonly ActLine[], actId: number): readonly Pieces[] =>
  lines.filter((line) => line.act_id === actId).map(({ line_id: lineId, quantity }) => ({ lineId, quantity }));

async function loadActs(db: Kysely<Database>, orderId: number): Promise<readonly StoredAct[]> {
  const rows = await db
    .selectFrom("order_act")
    .selectAll()
    .where("order_id", "=", orderId)
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

/** The payment that an order stands on; one that was given back is told by it as well. */
async function loadPayment(db: Kysely<Database>, orderId: number): Promise<Payment | null> {
  const row = await db
    .selectFrom("payment")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("state", "in", ["authorised", "captured", "voided"])
    .executeTakeFirst();
  return row ?? null;
}

/** Reads an order with all that has happened to it; null for one that does not exist. */
export async function loadStoredOrder(db: Kysely<Database>, orderId: number): Promise<StoredOrder | null> {
  const order = await db.selectFrom("order").selectAll().where("id", "=", orderId).executeTakeFirst();
  if (order === undefined) return null;
  const lines = await db
    .selectFrom("order_line")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  const acts = await loadActs(db, orderId);
  const moves = await db.selectFrom("money_move").selectAll().where("order_id", "=", orderId).orderBy("id").execute();
  const payment = await loadPayment(db, orderId);
  const whole =
    payment === null
      ? undefined
      : await db
          .selectFrom("payment_ledger")
          .select("amount_ore")
          .where("payment_id", "=", payment.id)
          .where("kind", "=", "capture")
          .where("move_id", "is", null)
          .executeTakeFirst();
  const { moneyTaken, ledger } = takenMoney({ payment, wholeOre: whole?.amount_ore ?? 0, moves });
  const bought = boughtOrderOf(order, lines, moneyTaken);
  return { order, lines, payment, acts, moves, ledger, life: { bought, acts: acts.map(({ act }) => act) } };
}
