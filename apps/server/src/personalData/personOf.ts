import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../database/Database.ts";

/** Where a person's rows are found: as a part of statements, and by ids that were read once. */
export interface Person {
  /** Whether the column `email` holds the person's address. */
  readonly isTheirs: RawBuilder<boolean>;
  /** Ids of their account, none or one. */
  readonly customers: readonly number[];
  /** Ids of their orders. */
  readonly orders: readonly number[];
  /** Ids of the sessions that nobody else has a part in: those in which they are logged in or ordered as a guest. */
  readonly sessions: readonly number[];
}

/**
 * Whether the column `email` holds a mail address, whatever its capitals. With a plus it is another address: not every
 * mail service gives both to the same person, and nobody is handed or robbed of what is somebody else's.
 */
export const isOfAddress = (email: string): RawBuilder<boolean> => sql`lower(email) = lower(${email.trim()})`;

/** Whether an id is one of a list. */
export const isOneOfIds = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql`${sql.ref(column)} = ANY (${[...ids]}::bigint[])`;

/**
 * Reads what belongs to a mail address. A session belongs to whose account is logged in there, whomever it has ordered
 * for; without a login it is theirs only where every order of it is, since anybody can order to anybody's address.
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
          AND NOT EXISTS (SELECT FROM "order" o WHERE o.session_id = session.id AND o.id NOT IN (SELECT id FROM theirs)))
    SELECT array(SELECT id FROM account) AS customers, array(SELECT id FROM theirs ORDER BY id) AS orders,
      array(SELECT id FROM owned ORDER BY id) AS sessions`.execute(db);
  return { isTheirs, ...(rows[0] ?? { customers: [], orders: [], sessions: [] }) };
}
