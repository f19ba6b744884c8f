import type { DeskOrderRow } from "@torg/desk/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { describeRows, type FoundOrder, isStuck } from "../desk/orders/listDeskOrders.ts";

/** Orders per list. */
const atOnce = 100;

/**
 * How old a change must be to be listed, in seconds. Transactions do not commit in the order they began, and no later
 * commit may sort before what was already listed.
 */
const settled = 10;

/** The end of a list: the moment of the last change, in microseconds since 1970, and the id of its order. */
interface Cursor {
  readonly micros: number;
  readonly id: number;
}

const start: Cursor = { micros: 0, id: 0 };

const writeCursor = ({ micros, id }: Cursor): string => `${micros}-${id}`;

/** Parses where a list continues; null for an invalid cursor. */
function readCursor(text: string): Cursor | null {
  if (text === "") return start;
  const [, micros, id] = /^(\d{1,16})-(\d{1,10})$/.exec(text) ?? [];
  return micros === undefined ? null : { micros: Number(micros), id: Number(id) };
}

type ChangedOrder = FoundOrder & { readonly micros: number };

/** Orders, each with its last change. */
export interface ChangedOrders {
  readonly orders: { readonly changedAt: string; readonly order: DeskOrderRow }[];
  readonly next: string;
  readonly hasMore: boolean;
}

/** Lists orders from the end of the previous list, in the order of their changes; null for an invalid cursor. */
export async function listChangedOrders(db: Kysely<Database>, cursor: string): Promise<ChangedOrders | null> {
  const from = readCursor(cursor);
  if (from === null) return null;
  const { rows } = await sql<ChangedOrder>`
    SELECT o.*, ${isStuck} AS is_stuck, (extract(epoch FROM o.changed_at) * 1000000)::bigint AS micros FROM "order" o
    WHERE NOT o.is_offer AND o.changed_at < now() - make_interval(secs => ${settled})
      AND (o.changed_at, o.id) > (to_timestamp(0) + ${from.micros}::bigint * interval '1 microsecond', ${from.id}::integer)
    ORDER BY o.changed_at, o.id LIMIT ${atOnce + 1}`.execute(db);
  const shown = rows.slice(0, atOnce);
  const described = await describeRows(db, shown);
  const last = shown.at(-1);
  return {
    orders: shown.flatMap(({ changed_at: at }, index) => {
      const order = described[index];
      return order === undefined ? [] : [{ changedAt: at.toISOString(), order }];
    }),
    next: writeCursor(last ?? from),
    hasMore: rows.length > shown.length,
  };
}
