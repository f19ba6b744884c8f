import type { WireCampaign } from "@torg/credit/contract";
import { formatPrice, toKronor } from "@torg/format";
import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { escapeHtml } from "../http/responses/escapeHtml.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { wireCampaign } from "./wireCampaign.ts";

/** The largest possible id in the database. */
const largestId = 2_147_483_647;

/** The credit campaigns of a product. */
export async function findCampaigns(db: Kysely<Database>, productId: number): Promise<readonly WireCampaign[]> {
  if (productId > largestId) return [];
  const rows = await db
    .selectFrom("credit_campaign")
    .selectAll()
    .where("product_id", "=", productId)
    .orderBy("campaign_number")
    .execute();
  return rows.map(wireCampaign);
}

/** The leasing offer of a product, as HTML; null if there is none. */
export async function leasingHtml(db: Kysely<Database>, productId: number): Promise<string | null> {
  if (productId <= 0 || productId > largestId) return null;
  const offer = await db.selectFrom("leasing_offer").selectAll().where("product_id", "=", productId).executeTakeFirst();
  if (offer === undefined) return null;
  const [lead, cost, terms, note] = serviceTexts.leasing(formatPrice(toKronor(offer.monthly_cost_ore)), offer.months);
  return `<div class="leasing-widget"><p>${escapeHtml(lead)} <strong>${escapeHtml(cost)}</strong> ${escapeHtml(terms)}</p><p class="small">${escapeHtml(note)}</p></div>`;
}
