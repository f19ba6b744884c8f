import { type RawBuilder, sql } from "kysely";

/** Where a person's rows are found, as parts of statements. */
export interface PersonRows {
  /** Whether the column `email` holds the person's address. */
  readonly isTheirs: RawBuilder<boolean>;
  /** Ids of their orders. */
  readonly orders: RawBuilder<number>;
  /** Ids of the sessions in which they ordered or are logged in. */
  readonly sessions: RawBuilder<number>;
}

/**
 * The rows of a mail address, whatever its capitals. With a plus it is another address: not every mail service gives
 * both to the same person, and nobody is handed or robbed of what is somebody else's.
 */
export function personOf(email: string): PersonRows {
  const isTheirs = sql<boolean>`lower(email) = lower(${email.trim()})`;
  return {
    isTheirs,
    orders: sql`(SELECT id FROM "order" WHERE ${isTheirs})`,
    sessions: sql`(SELECT session_id FROM "order" WHERE ${isTheirs} AND session_id IS NOT NULL
      UNION SELECT s.id FROM session s JOIN customer c ON c.id = s.customer_id WHERE lower(c.email) = lower(${email.trim()}))`,
  };
}
