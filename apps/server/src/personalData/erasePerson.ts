import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { ordersOf } from "./exportPerson.ts";
import { besideReceipt } from "./retentionRules.ts";

/** How many rows an erasure has changed or removed, by table. */
export type Erasure = Readonly<Record<string, number>>;

/**
 * Erases a person by mail address (article 17 of the GDPR) in one transaction: account, membership, what reviews tell
 * of the writer, returns, and what of orders is no part of a receipt. Receipts stay for the books, and can no longer
 * be found by the address; throws while an order is being paid. A declared withdrawal stays while it may have to be shown, without the address.
 */
export async function erasePerson(db: Kysely<Database>, email: string): Promise<Erasure> {
  const orders = ordersOf(email);
  const isTheirs = sql`lower(email) = lower(${email.trim()})`;
  const steps = {
    review: sql`UPDATE review SET reviewer = '' WHERE request_uuid IN (
      SELECT uuid FROM review_request WHERE order_id IN ${orders}) AND reviewer <> ''`,
    review_request: sql`UPDATE review_request SET reviewer = '' WHERE order_id IN ${orders} AND reviewer <> ''`,
    return_case: sql`DELETE FROM return_case WHERE order_id IN ${orders}`,
    withdrawal: sql`UPDATE withdrawal SET email = '' WHERE order_id IN ${orders} OR ${isTheirs}`,
    payment: sql`UPDATE payment SET snippet = NULL, redirect_url = NULL, snippet_scripts = '[]', session_id = NULL
      WHERE order_id IN ${orders}`,
    session: sql`DELETE FROM session WHERE id IN (SELECT session_id FROM "order" WHERE ${isTheirs})
      OR customer_id IN (SELECT id FROM customer WHERE ${isTheirs})`,
    club_application: sql`DELETE FROM club_application WHERE ${isTheirs}`,
    customer: sql`DELETE FROM customer WHERE ${isTheirs}`,
    order: sql`UPDATE "order" SET ${besideReceipt} WHERE ${isTheirs}`,
  } as const;
  return db.transaction().execute(async (transaction) => {
    const open = await sql`SELECT FROM "order" WHERE ${isTheirs} AND state = 'awaiting_payment' FOR UPDATE`.execute(
      transaction,
    );
    if (open.rows.length > 0) throw new Error("An order of this address is being paid. Try again when it is settled.");
    const counts: Record<string, number> = {};
    for (const [name, step] of Object.entries(steps)) {
      const { numAffectedRows } = await step.execute(transaction);
      counts[name] = Number(numAffectedRows ?? 0);
    }
    return counts;
  });
}
