import { sql, type Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { StoredMove } from "../acts/StoredOrder.ts";

/**
 * Returns money to the gift cards that paid for an order: to each at most what was taken from it, the last used card
 * first.
 */
export async function giveGiftCardsBack(db: Transaction<Database>, move: StoredMove): Promise<void> {
  const cards = await db
    .selectFrom("gift_card_ledger")
    .select(["discount_id", sql<number>`-sum(change_ore)::integer`.as("left_ore")])
    .where("order_id", "=", move.order_id)
    .where("reason", "in", ["use", "refund"])
    .groupBy("discount_id")
    .orderBy("discount_id", "desc")
    .execute();
  let restOre = move.amount_ore;
  for (const { discount_id: card, left_ore: leftOre } of cards) {
    const change_ore = Math.min(restOre, leftOre);
    if (change_ore <= 0) continue;
    restOre -= change_ore;
    await db
      .insertInto("gift_card_ledger")
      .values({ discount_id: card, change_ore, reason: "refund", order_id: move.order_id, move_id: move.id })
      .execute();
    await db
      .updateTable("discount")
      .set({ left_ore: sql<number>`left_ore + ${change_ore}` })
      .where("id", "=", card)
      .execute();
  }
  if (restOre > 0) throw new Error(`The gift cards of order ${move.order_id} were used for ${restOre} ore less.`);
}
