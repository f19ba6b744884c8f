import { cleanPastedText } from "@torg/format/typed";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";

/** Codes, and the mail address of the customer who wants to use them. */
export interface CodesOfCustomer {
  readonly discountIds: readonly number[];
  readonly email: string;
}

/**
 * The first of some codes that a customer has used up; null = none. Customers are told apart by the mailbox of their
 * orders that were not cancelled. The result is only reliable in a transaction that has locked the code's row.
 */
export async function codeUsedUpBy(
  db: Kysely<Database>,
  { discountIds, email }: CodesOfCustomer,
): Promise<number | null> {
  if (discountIds.length === 0) return null;
  const { rows } = await sql<{ readonly id: number }>`
    SELECT d.id FROM discount d
    WHERE d.id IN (${sql.join(discountIds)}) AND d.customer_limit IS NOT NULL AND d.customer_limit <= (
      SELECT count(*) FROM "order" o JOIN discount_use u ON u.order_id = o.id
      WHERE mailbox(o.email) = mailbox(${cleanPastedText(email)}) AND o.state <> 'cancelled' AND u.discount_id = d.id)
    ORDER BY d.id LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}
