import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { codeUsedUpBy } from "./customerLimit.ts";
import { orderingTexts } from "../texts/orderingTexts.ts";

/** What came of adding a code: nothing said means that it holds, or that nobody knows it. */
export type DiscountOutcome = { readonly applied: true } | { readonly applied: false; readonly message: string | null };

interface CodeRecord {
  readonly id: number;
  readonly state: "open" | "ended" | "early" | "used-up";
}

/**
 * Finds what somebody has typed. A gift card is looked up by a hash, so that how long it takes tells nothing of its code.
 */
const isCode = (code: string): RawBuilder<boolean> =>
  sql`(d.code_hash = gift_card_hash(${code}) OR (d.code_hash IS NULL AND d.code = upper(${code})))`;

/** Whether a session is that of a customer, logged in, who may not use a code once more. */
async function hasUsedUp(db: Kysely<Database>, sessionId: number, discountId: number): Promise<boolean> {
  const customer = await db
    .selectFrom("session")
    .innerJoin("customer", "customer.id", "session.customer_id")
    .select("customer.email")
    .where("session.id", "=", sessionId)
    .executeTakeFirst();
  if (customer === undefined) return false;
  return (await codeUsedUpBy(db, { discountIds: [discountId], email: customer.email })) !== null;
}

/**
 * Adds a code to a session. Upper and lower case are the same. How often a customer has used the code is known here
 * only of those who are logged in; of all others when they order.
 */
export async function addDiscount(db: Kysely<Database>, sessionId: number, code: string): Promise<DiscountOutcome> {
  const { rows } = await sql<CodeRecord>`
    SELECT id, CASE
        WHEN ends_at <= now() THEN 'ended'
        WHEN starts_at > now() THEN 'early'
        WHEN used >= use_limit OR left_ore = 0 THEN 'used-up'
        ELSE 'open' END AS state
    FROM discount d WHERE ${isCode(code)} ORDER BY d.code_hash IS NOT NULL`.execute(db);
  const [discount] = rows;
  if (discount === undefined || discount.state === "early") return { applied: false, message: null };
  if (discount.state === "ended") return { applied: false, message: orderingTexts.codeExpired };
  const isUsedUp = discount.state === "used-up" || (await hasUsedUp(db, sessionId, discount.id));
  if (isUsedUp) return { applied: false, message: orderingTexts.codeUsedUp };
  const { numAffectedRows } = await sql`
    INSERT INTO session_discount (session_id, discount_id) VALUES (${sessionId}, ${discount.id})
    ON CONFLICT DO NOTHING`.execute(db);
  return numAffectedRows === 1n ? { applied: true } : { applied: false, message: orderingTexts.codeUsed };
}

/**
 * Takes a code away from a session; one that must stay, or was never there, is refused with words. A gift card is also
 * taken away by its name, which its cart shows where it is not known how the code was typed.
 */
export async function removeDiscount(db: Kysely<Database>, sessionId: number, code: string): Promise<string | null> {
  const { numAffectedRows } = await sql`
    DELETE FROM session_discount s USING discount d
    WHERE d.id = s.discount_id AND d.removable AND s.session_id = ${sessionId}
      AND (${isCode(code)} OR d.code = upper(${code}))`.execute(db);
  return numAffectedRows === 1n ? null : orderingTexts.codeNotRemoved;
}
