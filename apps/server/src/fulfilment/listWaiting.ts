import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { openPieces } from "./openPieces.ts";

interface OpenOrder {
  readonly number: string;
  readonly placed: Date;
  /** Pieces neither shipped nor cancelled. */
  readonly open: number;
}

interface WaitingMoney {
  readonly number: string;
  readonly move: string;
  readonly kronor: number;
  readonly tries: number;
  readonly since: Date;
  readonly problem: string;
}

/** What waits for the seller, oldest first: orders with pieces to ship, and money that could not be moved. */
export async function listWaiting(
  db: Kysely<Database>,
): Promise<{ readonly orders: readonly OpenOrder[]; readonly money: readonly WaitingMoney[] }> {
  const { rows: orders } = await sql<OpenOrder>`
    SELECT o.name AS number, o.created_at AS placed, ${openPieces} AS open FROM "order" o
    WHERE NOT o.is_offer AND o.state <> 'cancelled' AND ${openPieces} > 0 ORDER BY o.id`.execute(db);
  const { rows: money } = await sql<WaitingMoney>`
    SELECT o.name AS number, m.kind AS move, m.amount_ore / 100.0 AS kronor, m.tries, m.created_at AS since, m.problem
    FROM money_move m JOIN "order" o ON o.id = m.order_id WHERE m.done_at IS NULL ORDER BY m.id`.execute(db);
  return { orders, money };
}
