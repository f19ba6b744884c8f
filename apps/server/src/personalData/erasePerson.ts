import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { type PersonRows, personOf } from "./personOf.ts";
import { besideReceipt } from "./retentionRules.ts";

/** What came of an erasure. */
export type Erasure =
  /** Something is being paid: nothing was erased, and it can be tried again when that is settled. */
  | { readonly ok: false; readonly code: "being-paid" }
  | {
      readonly ok: true;
      /** How many rows were changed or removed, by table. */
      readonly erased: Readonly<Record<string, number>>;
      /** The letter that is to tell of it; null where there was nothing to erase. */
      readonly letter: number | null;
    };

/** What belongs to an erasure and its transaction. */
export type WithErasure = (db: Kysely<Database>, letter: number) => Promise<void>;

/**
 * Whether something is being paid. An order waits for it, money is about to be taken or given back, or the shopper is at
 * the provider: came back without its word, or has looked at the way to pay within a quarter of an hour. Providers are
 * asked about a payment for two days.
 */
const isBeingPaid = ({ isTheirs, orders, sessions }: PersonRows): RawBuilder<{ is_paying: boolean }> => sql`
  SELECT EXISTS (SELECT FROM "order" WHERE ${isTheirs} AND state = 'awaiting_payment')
    OR EXISTS (SELECT FROM payment WHERE (order_id IN ${orders} OR session_id IN ${sessions})
      AND created_at > now() - interval '2 days'
      AND (state IN ('authorised', 'rejected') OR state = 'open'
        AND (returned_at IS NOT NULL OR greatest(updated_at, reserved_until) > now() - interval '15 minutes'))) AS is_paying`;

const stepsOf = ({ isTheirs, orders, sessions }: PersonRows) => {
  const ofPayment = sql`(order_id IN ${orders} OR session_id IN ${sessions})`;
  return {
    review: sql`UPDATE review SET reviewer = '' WHERE request_uuid IN (
      SELECT uuid FROM review_request WHERE order_id IN ${orders}) AND reviewer <> ''`,
    review_request: sql`UPDATE review_request SET reviewer = '' WHERE order_id IN ${orders} AND reviewer <> ''`,
    return_case: sql`DELETE FROM return_case WHERE order_id IN ${orders}`,
    withdrawal: sql`UPDATE withdrawal SET email = '' WHERE order_id IN ${orders} OR ${isTheirs}`,
    stand_in_payment: sql`DELETE FROM stand_in_payment WHERE (provider, id) IN (
      SELECT provider, provider_id FROM payment WHERE ${ofPayment} AND state NOT IN ('authorised', 'rejected'))`,
    payment: sql`UPDATE payment SET snippet = NULL, redirect_url = NULL, snippet_scripts = '[]', session_id = NULL
      WHERE ${ofPayment}`,
    session: sql`DELETE FROM session WHERE id IN ${sessions}`,
    club_application: sql`DELETE FROM club_application WHERE ${isTheirs}`,
    customer: sql`DELETE FROM customer WHERE ${isTheirs}`,
    order: sql`UPDATE "order" SET ${besideReceipt} WHERE ${isTheirs}`,
  } as const;
};

/**
 * Erases a person by mail address (article 17 of the GDPR) in one transaction: account, membership, what reviews tell
 * of the writer, returns, and what of orders is no part of a receipt. Receipts stay for the books, and can no longer
 * be found by the address. A declared withdrawal stays while it may have to be shown, without the address. `and` does
 * what belongs to it in the same transaction, such as leaving the letter to a job.
 */
export async function erasePerson(db: Kysely<Database>, email: string, and?: WithErasure): Promise<Erasure> {
  const person = personOf(email);
  return db.transaction().execute(async (transaction): Promise<Erasure> => {
    // Always the sessions first, as every order does, so that none of them is paid meanwhile.
    await sql`SELECT FROM session WHERE id IN ${person.sessions} ORDER BY id FOR UPDATE`.execute(transaction);
    const { rows } = await isBeingPaid(person).execute(transaction);
    if (rows[0]?.is_paying === true) return { ok: false, code: "being-paid" };
    const erased: Record<string, number> = {};
    for (const [name, step] of Object.entries(stepsOf(person))) {
      const { numAffectedRows } = await step.execute(transaction);
      erased[name] = Number(numAffectedRows ?? 0);
    }
    if (Object.values(erased).every((count) => count === 0)) return { ok: true, erased, letter: null };
    const { id: letter } = await transaction
      .insertInto("erasure_letter")
      .values({ email: email.trim() })
      .returning("id")
      .executeTakeFirstOrThrow();
    await and?.(transaction, letter);
    return { ok: true, erased, letter };
  });
}
