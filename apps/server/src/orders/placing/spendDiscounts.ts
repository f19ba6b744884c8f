import { type RawBuilder, sql, type Transaction } from "kysely";
import type { CartPriceBreakdown } from "../../cart/CartPriceBreakdown.ts";
import type { Database } from "../../database/Database.ts";
import { codeUsedUpBy } from "../../cart/codeUsedUpBy.ts";
import { OrderRollback } from "./OrderRollback.ts";

type UsedCode = CartPriceBreakdown["codes"][number];

/** Charges a gift card, or counts one use of a code; false when another order was faster. */
async function spendOne(db: Transaction<Database>, { code, amount: { inclOre } }: UsedCode): Promise<boolean> {
  const change =
    code.kind === "gift-card"
      ? sql`left_ore = left_ore - ${inclOre}, used = used + 1 WHERE left_ore >= ${inclOre}`
      : sql`used = used + 1 WHERE true`;
  const { numAffectedRows } = await sql`
    UPDATE discount SET ${change} AND id = ${code.id} AND (use_limit IS NULL OR used < use_limit)`.execute(db);
  return numAffectedRows === 1n;
}

/** The code that an order records: for a gift card its name, not what was typed. */
const recordedCode = (id: number): RawBuilder<string> => sql`(SELECT code FROM discount WHERE id = ${id})`;

/** The order that uses codes, and its buyer's mail address. */
export interface CodeUse {
  readonly orderId: number;
  readonly email: string;
}

/**
 * Uses the codes of an order, sorted by id to avoid deadlocks: charges gift cards, and counts a use of other codes.
 * Throws an `OrderRollback` when a code is no longer worth what it was, or when its buyer has used it up. The lock on
 * the code's row keeps parallel orders from exceeding the limit per customer.
 */
export async function spendDiscounts(
  db: Transaction<Database>,
  codes: readonly UsedCode[],
  { orderId, email }: CodeUse,
): Promise<void> {
  const inOrder = codes.toSorted((a, b) => a.code.id - b.code.id);
  for (const used of inOrder) {
    const { id: discount_id, label, kind } = used.code;
    const { inclOre: amountOre } = used.amount;
    if (!(await spendOne(db, used))) throw new OrderRollback({ code: "discount-used-up", label, discountId: null });
    const discountId = await codeUsedUpBy(db, { discountIds: [discount_id], email });
    if (discountId !== null) throw new OrderRollback({ code: "discount-used-up", label, discountId });
    await db
      .insertInto("discount_use")
      .values({ order_id: orderId, code: recordedCode(discount_id), discount_id, label, amount_ore: amountOre })
      .execute();
    if (kind !== "gift-card" || amountOre === 0) continue;
    await db
      .insertInto("gift_card_ledger")
      .values({ discount_id, change_ore: -amountOre, reason: "use", order_id: orderId })
      .execute();
  }
}

/** Records what the codes of a request for a quote take off, without using them. */
export async function noteDiscounts(
  db: Transaction<Database>,
  codes: readonly UsedCode[],
  orderId: number,
): Promise<void> {
  if (codes.length === 0) return;
  const uses = codes.map(({ code: { id, label }, amount }) => ({
    order_id: orderId,
    code: recordedCode(id),
    // Without an id it does not count as a use of the code.
    discount_id: null,
    label,
    amount_ore: amount.inclOre,
  }));
  await db.insertInto("discount_use").values(uses).execute();
}

/** Takes back the uses of an order's codes. */
export async function giveUsesBack(db: Transaction<Database>, orderId: number): Promise<void> {
  await sql`
    UPDATE discount d SET used = d.used - 1 FROM discount_use u
    WHERE u.order_id = ${orderId} AND u.discount_id = d.id AND d.used > 0`.execute(db);
}

/** Refunds the gift cards of an order what they paid, less what was refunded before. */
export async function giveCardsFree(db: Transaction<Database>, orderId: number): Promise<void> {
  await sql`
    WITH given AS (
      INSERT INTO gift_card_ledger (discount_id, change_ore, reason, order_id)
      SELECT discount_id, -sum(change_ore), 'release', order_id FROM gift_card_ledger
      WHERE order_id = ${orderId} AND reason IN ('use', 'refund')
      GROUP BY discount_id, order_id HAVING sum(change_ore) < 0
      ON CONFLICT DO NOTHING RETURNING discount_id, change_ore)
    UPDATE discount d SET left_ore = d.left_ore + g.change_ore FROM given g WHERE d.id = g.discount_id`.execute(db);
}
