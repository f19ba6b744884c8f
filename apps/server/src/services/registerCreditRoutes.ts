import { creditCampaignsCall, leasingWidgetCall } from "@torg/credit/contract";
import { formatPrice, toKronor } from "@torg/format";
import { readRequest } from "@torg/http/server";
import type { FastifyInstance } from "fastify";
import { registerCall } from "../http/registerCall.ts";
import { sendRefusal } from "../http/answerError.ts";
import { escapeHtml } from "../http/escapeHtml.ts";
import { refuse } from "../http/Refusal.ts";
import type { ShopContext } from "../shop/ShopContext.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { serverTexts } from "../texts/sv.ts";

/** Serves credit campaigns and the leasing widget of products. */
export function registerCreditRoutes(server: FastifyInstance, { db }: ShopContext): void {
  registerCall(server, creditCampaignsCall, {
    async answer({ request }) {
      const rows = await db
        .selectFrom("credit_campaign")
        .select(["campaign_number", "label", "monthly_cost_ore"])
        .where("product_id", "=", request.productId)
        .orderBy("campaign_number")
        .execute();
      const campaigns = rows.map((row) => ({
        id: row.campaign_number,
        label: row.label,
        monthlyCost: toKronor(row.monthly_cost_ore),
      }));
      return { campaigns };
    },
    natural: () => "/",
  });
  server.get(leasingWidgetCall.path, async (request, reply) => {
    const read = readRequest(leasingWidgetCall, { query: new URL(request.url, "http://localhost").searchParams });
    const offer = read.ok
      ? await db
          .selectFrom("leasing_offer")
          .selectAll()
          .where("product_id", "=", read.request.product_id)
          .executeTakeFirst()
      : undefined;
    if (offer === undefined) return sendRefusal(reply, refuse(404, serverTexts.notFound));
    const [lead, cost, terms, note] = serviceTexts.leasing(formatPrice(toKronor(offer.monthly_cost_ore)), offer.months);
    const html = `<div class="leasing-widget"><p>${escapeHtml(lead)} <strong>${escapeHtml(cost)}</strong> ${escapeHtml(terms)}</p><p class="small">${escapeHtml(note)}</p></div>`;
    return reply.header("cache-control", "no-store").type("text/html; charset=utf-8").send(html);
  });
}
