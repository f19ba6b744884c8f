import type { DeskOrderRow } from "@torg/desk/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { describeRows, type FoundOrder, isStuck } from "../desk/listDeskOrders.ts";

/** Orders that a list has at once. */
const atOnce = 100;

/**
 * Seconds that a change is old when it is listed. Transactions end in another order than they begin: what another one
 * still writes must not come before what was listed.
 */
const settled = 10;

/** Where a list ended: the moment of the last change, in microseconds since 1970, and the id of its order. */
interface Cursor {
  readonly micros: number;
  readonly id: number;
}

const start: Cursor = { micros: 0, id: 0 };

const writeCursor = ({ micros, id }: Cursor): string => `${micros}-${id}`;

/** Reads where a list goes on; null for a text that no list has given. */
function readCursor(text: string): Cursor | null {
  if (text === "") return start;
  const [, micros, id] = /^(\d{1,16})-(\d{1,10})$/.exec(text) ?? [];
  return micros === undefined ? null : { micros: Number(micros), id: Number(id) };
}

type ChangedOrder = FoundOrder & { readonly micros: number };

/** Orders with when something last happened to them. */
export interface ChangedOrders {
  readonly orders: { readonly changedAt: string; readonly order: DeskOrderRow }[];
  readonly next: string;
  readonly hasMore: boolean;
}

/** Lists orders from where the list before ended, in the order in which they changed; null for an impossible cursor. */
export async function listChangedOrders(db: Kysely<Database>, cursor: string): Promise<ChangedOrders | null> {
  const from = readCursor(cursor);
  if (from === null) return null;
  const { rows } = await sql<ChangedOrder>`
    SELECT o.*, ${isStuck} AS is_stuck, (extract(epoch FROM o.changed_at) * 1000000)::bigint AS micros FROM "order" o
    WHERE NOT o.is_offer AND o.changed_at < now() - make_interval(secs => ${settled})
      AND (o.changed_at, o.id) > (to_timestamp(0) + ${from.micros}::bigint * interval '1 microsecond', ${from.id}::integer)
    ORDER BY o.changed_at, o.id LIMIT ${atOnce + 1}`.execute(db);
  const shown = rows.slice(0, atOnce);
  const told = await describeRows(db, shown);
  const last = shown.at(-1);
  return {
    orders: shown.flatMap(({ changed_at: at }, index) => {
      const order = told[index];
      return order === undefined ? [] : [{ changedAt: at.toISOString(), order }];
    }),
    next: writeCursor(last ?? from),
    hasMore: rows.length > shown.length,
  };
}
