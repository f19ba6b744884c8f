import { cleanPastedText } from "@torg/format/typed";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import { isOfAddress, isOneOfIds, type Person, personOf } from "./personOf.ts";
import { besideAct, besideReceipt } from "./retentionRules.ts";

/** Why nothing was erased. */
export type ErasureStop =
  /** A payment is in progress. */
  | "being-paid"
  /** A letter to the person about an order or a withdrawal has not been sent yet. */
  | "letter-waiting";

/** The result of an erasure. */
export type Erasure =
  /** Nothing was erased; it can be tried again once that is settled. */
  | { readonly ok: false; readonly code: ErasureStop }
  | {
      readonly ok: true;
      /** How many rows were changed or deleted, by table. */
      readonly erased: Readonly<Record<string, number>>;
      /** The letter that notifies the person; null if there was nothing to erase. */
      readonly letter: number | null;
    };

/** Further work in the transaction of an erasure. */
export type WithErasure = (db: Kysely<Database>, letter: number) => Promise<void>;

interface Stops {
  readonly is_paying: boolean;
  readonly is_waiting: boolean;
}

const ofPayment = ({ orders, sessions }: Person): RawBuilder<boolean> =>
  sql`(${isOneOfIds("order_id", orders)} OR ${isOneOfIds("session_id", sessions)})`;

/**
 * What blocks an erasure. Either a payment is in progress: an order waits for it, money is about to be captured or
 * refunded, or the shopper is at the provider (returned before the provider's webhook, or opened or failed that payment
 * within a quarter of an hour); providers are asked about a payment for two days. Or a letter is pending, which is
 * retried for less than three days: after an erasure its recipient would be unknown.
 */
const stopsOf = (person: Person): RawBuilder<Stops> => sql`
  SELECT EXISTS (SELECT FROM "order" WHERE ${isOneOfIds("id", person.orders)} AND state = 'awaiting_payment')
      OR EXISTS (SELECT FROM payment WHERE ${ofPayment(person)} AND created_at > now() - interval '2 days'
        AND (state IN ('authorised', 'rejected') OR state = 'open' AND returned_at IS NOT NULL
          OR state IN ('open', 'failed') AND greatest(updated_at, reserved_until) > now() - interval '15 minutes'))
      AS is_paying,
    EXISTS (SELECT FROM "order" WHERE ${isOneOfIds("id", person.orders)} AND mailed_at IS NULL
        AND state IN ('placed', 'paid') AND created_at > now() - interval '3 days')
      OR EXISTS (SELECT FROM withdrawal WHERE (${isOneOfIds("order_id", person.orders)} OR ${person.isTheirs})
        AND mailed_at IS NULL AND email <> '' AND declared_at > now() - interval '3 days') AS is_waiting`;

const stepsOf = (person: Person) => {
  const { isTheirs, customers, orders, sessions } = person;
  const ofOrder = isOneOfIds("order_id", orders);
  return {
    review: sql`UPDATE review SET reviewer = '' WHERE request_uuid IN (
      SELECT uuid FROM review_request WHERE ${ofOrder}) AND reviewer <> ''`,
    review_request: sql`UPDATE review_request SET reviewer = '' WHERE ${ofOrder} AND reviewer <> ''`,
    // Includes orders found without a login, in any session.
    service_draft: sql`DELETE FROM service_draft WHERE ${isOneOfIds("session_id", sessions)}
      OR ${isOneOfIds("return_order_id", orders)} OR ${isOneOfIds("withdrawal_order_id", orders)}`,
    return_case: sql`DELETE FROM return_case WHERE ${ofOrder}`,
    withdrawal: sql`UPDATE withdrawal SET email = '' WHERE (${ofOrder} OR ${isTheirs}) AND email <> ''`,
    stand_in_payment: sql`DELETE FROM stand_in_payment WHERE (provider, id) IN (
      SELECT provider, provider_id FROM payment WHERE ${ofPayment(person)} AND state NOT IN ('authorised', 'rejected'))`,
    payment: sql`UPDATE payment SET snippet = NULL, redirect_url = NULL, snippet_scripts = '[]', session_id = NULL,
        buyer = NULL, app_token = NULL
      WHERE ${ofPayment(person)}`,
    session: sql`DELETE FROM session WHERE ${isOneOfIds("id", sessions)}`,
    club_application: sql`DELETE FROM club_application WHERE ${isTheirs}`,
    account_letter: sql`DELETE FROM account_letter WHERE ${isTheirs} OR ${isOneOfIds("customer_id", customers)}`,
    product_watch: sql`DELETE FROM product_watch WHERE ${isTheirs}`,
    customer: sql`DELETE FROM customer WHERE ${isOneOfIds("id", customers)}`,
    order_note: sql`DELETE FROM order_note WHERE ${ofOrder}`,
    order_act: sql`UPDATE order_act SET ${besideAct} WHERE ${ofOrder} AND tracking_number || tracking_url <> ''`,
    order: sql`UPDATE "order" SET ${besideReceipt} WHERE ${isOneOfIds("id", orders)}`,
  } as const;
};

/**
 * Reads the person with account and sessions locked: nobody logs in to the account meanwhile, and since every order
 * locks its session first, none is paid.
 */
async function heldPerson(db: Transaction<Database>, email: string): Promise<Person> {
  await sql`SELECT FROM customer WHERE ${isOfAddress(email)} FOR UPDATE`.execute(db);
  const { sessions } = await personOf(db, email);
  await sql`SELECT FROM session WHERE ${isOneOfIds("id", sessions)} ORDER BY id FOR UPDATE`.execute(db);
  // An order in progress is stored by now, and a session may have changed owner; new sessions are not locked.
  const person = await personOf(db, email);
  return { ...person, sessions: person.sessions.filter((id) => sessions.includes(id)) };
}

/**
 * Erases a person by mail address (article 17 of the GDPR), in one transaction of the caller: account, membership, the
 * author's data in reviews, returns, and what is not part of the receipt of an order. Receipts stay for bookkeeping,
 * and can no longer be found by the address. A declared withdrawal stays, without the address, as long as it may have
 * to be proven. A session shared with others stays too, without the orders. `and` runs in the same transaction, for
 * example to leave the letter to a job.
 */
export async function erasePersonIn(db: Transaction<Database>, email: string, and?: WithErasure): Promise<Erasure> {
  const person = await heldPerson(db, email);
  const { rows } = await stopsOf(person).execute(db);
  if (rows[0]?.is_paying === true) return { ok: false, code: "being-paid" };
  if (rows[0]?.is_waiting === true) return { ok: false, code: "letter-waiting" };
  const erased: Record<string, number> = {};
  for (const [name, step] of Object.entries(stepsOf(person))) {
    const { numAffectedRows } = await step.execute(db);
    erased[name] = Number(numAffectedRows ?? 0);
  }
  if (Object.values(erased).every((count) => count === 0)) return { ok: true, erased, letter: null };
  const { id: letter } = await db
    .insertInto("erasure_letter")
    .values({ email: cleanPastedText(email) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await and?.(db, letter);
  return { ok: true, erased, letter };
}

/** Erases a person by mail address, in a transaction of its own. */
export async function erasePerson(db: Kysely<Database>, email: string): Promise<Erasure> {
  return db.transaction().execute((transaction) => erasePersonIn(transaction, email));
}
