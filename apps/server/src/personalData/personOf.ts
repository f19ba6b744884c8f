import { cleanPastedText } from "@torg/format/typed";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../database/Database.ts";

/** A person's rows: as a condition for statements, and as ids read once. */
export interface Person {
  /** Whether the column `email` holds the person's address. */
  readonly isTheirs: RawBuilder<boolean>;
  /** Ids of their account; none or one. */
  readonly customers: readonly number[];
  /** Ids of their orders. */
  readonly orders: readonly number[];
  /**
   * Ids of the sessions that are theirs alone: those in which they are logged in, ordered as a guest, or filled in an
   * order that was refused.
   */
  readonly sessions: readonly number[];
}

/**
 * Whether the column `email` contains a mail address, ignoring case. A suffix after a plus makes it another address:
 * not every mail service gives both to the same person, and nobody may get or lose another person's data.
 */
export const isOfAddress = (email: string): RawBuilder<boolean> => sql`lower(email) = lower(${cleanPastedText(email)})`;

/** Whether an id is one of a list. */
export const isOneOfIds = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql`${sql.ref(column)} = ANY (${[...ids]}::bigint[])`;

/**
 * Reads what belongs to a mail address. A session belongs to the account that is logged in, whatever address its orders
 * have; without a login it is theirs only if all of its orders are, since anyone can order to any address.
 */
export async function personOf(db: Kysely<Database>, email: string): Promise<Person> {
  const isTheirs = isOfAddress(email);
  const { rows } = await sql<Omit<Person, "isTheirs">>`
    WITH account AS MATERIALIZED (SELECT id FROM customer WHERE ${isTheirs}),
      theirs AS MATERIALIZED (SELECT id, session_id FROM "order" WHERE ${isTheirs}),
      owned AS (
        SELECT id FROM session WHERE customer_id IN (SELECT id FROM account)
        UNION
        SELECT id FROM session WHERE customer_id IS NULL AND id IN (SELECT session_id FROM theirs)
          AND NOT EXISTS (SELECT FROM "order" o WHERE o.session_id = session.id AND o.id NOT IN (SELECT id FROM theirs))
        UNION
        SELECT id FROM session WHERE customer_id IS NULL
          AND form_draft ? 'order' AND lower(form_draft -> 'order' ->> 'user_email') = lower(${cleanPastedText(email)})
          AND NOT EXISTS (SELECT FROM "order" o WHERE o.session_id = session.id AND o.id NOT IN (SELECT id FROM theirs)))
    SELECT array(SELECT id FROM account) AS customers, array(SELECT id FROM theirs ORDER BY id) AS orders,
      array(SELECT id FROM owned ORDER BY id) AS sessions`.execute(db);
  return { isTheirs, ...(rows[0] ?? { customers: [], orders: [], sessions: [] }) };
}
