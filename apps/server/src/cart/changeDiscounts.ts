import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { codeUsedUpBy } from "./codeUsedUpBy.ts";
import { orderingTexts } from "../texts/orderingTexts.ts";

/** The result of adding a code; a null message means the code is unknown or not valid yet. */
export type DiscountOutcome = { readonly applied: true } | { readonly applied: false; readonly message: string | null };

interface CodeRecord {
  readonly id: number;
  readonly state: "open" | "ended" | "early" | "used-up";
}

/** Matches a typed code. Gift cards are looked up by hash, so that timing reveals nothing about their codes. */
const isCode = (code: string): RawBuilder<boolean> =>
  sql`(d.code_hash = gift_card_hash(${code}) OR (d.code_hash IS NULL AND d.code = upper(${code})))`;

/** Whether the session's logged-in customer has used up a code. */
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
 * Adds a code to a session, ignoring case. The uses per customer are only checked here for logged-in customers; for
 * others at the order.
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
 * Removes a code from a session; gives the reason when the code must stay or is not there. A gift card can also be
 * removed by its name, which the cart shows when the typed code is unknown.
 */
export async function removeDiscount(db: Kysely<Database>, sessionId: number, code: string): Promise<string | null> {
  const { numAffectedRows } = await sql`
    DELETE FROM session_discount s USING discount d
    WHERE d.id = s.discount_id AND d.removable AND s.session_id = ${sessionId}
      AND (${isCode(code)} OR d.code = upper(${code}))`.execute(db);
  return numAffectedRows === 1n ? null : orderingTexts.codeNotRemoved;
}
