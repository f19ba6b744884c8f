import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";

/** Adds and removes gifts: one of each campaign while one of its products is in the cart. */
export async function syncGifts(db: Kysely<Database>, sessionId: number): Promise<void> {
  await sql`
    DELETE FROM cart_line gift WHERE gift.session_id = ${sessionId} AND gift.gift_campaign_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM gift_campaign campaign JOIN cart_line bought
          ON bought.session_id = gift.session_id AND bought.gift_campaign_id IS NULL
         AND campaign.product_id IN (bought.product_id, bought.variant_id)
        WHERE campaign.id = gift.gift_campaign_id AND campaign.active)`.execute(db);
  await sql`
    INSERT INTO cart_line (session_id, product_id, gift_campaign_id, quantity)
    SELECT DISTINCT ${sessionId}::bigint, campaign.gift_product_id, campaign.id, 1
    FROM gift_campaign campaign JOIN cart_line bought
      ON bought.session_id = ${sessionId} AND bought.gift_campaign_id IS NULL
     AND campaign.product_id IN (bought.product_id, bought.variant_id)
    JOIN product gift ON gift.id = campaign.gift_product_id AND gift.removed_at IS NULL
    WHERE campaign.active
    ON CONFLICT DO NOTHING`.execute(db);
}
