import { creditCampaignsCall, leasingWidgetCall } from "@torg/credit/contract";
import { formatPrice, toKronor } from "@torg/format";
import { readRequest } from "@torg/http/server";
import type { FastifyInstance } from "fastify";
import { registerCall } from "../http/registerCall.ts";
import { sendRefusal } from "../http/answerError.ts";
import { escapeHtml } from "../http/escapeHtml.ts";
import { refuse } from "../http/Refusal.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { serverTexts } from "../texts/sv.ts";
import { wireCampaign } from "./wireCampaign.ts";

/** The largest number that an id of the database can be. */
const largestId = 2_147_483_647;

/** Serves credit campaigns and the leasing widget of products. */
export function registerCreditRoutes(server: FastifyInstance, { db }: ShopContext): void {
  registerCall(server, creditCampaignsCall, {
    async answer({ request }) {
      if (request.productId > largestId) return { campaigns: [] };
      const rows = await db
        .selectFrom("credit_campaign")
        .selectAll()
        .where("product_id", "=", request.productId)
        .orderBy("campaign_number")
        .execute();
      return { campaigns: rows.map(wireCampaign) };
    },
    isReading: true,
    natural: () => "/",
  });
  server.get(leasingWidgetCall.path, async (request, reply) => {
    const read = readRequest(leasingWidgetCall, { query: new URL(request.url, "http://localhost").searchParams });
    const id = read.ok ? read.request.productId : 0;
    const offer =
      id > 0 && id <= largestId
        ? await db.selectFrom("leasing_offer").selectAll().where("product_id", "=", id).executeTakeFirst()
        : undefined;
    if (offer === undefined) return sendRefusal(reply, refuse(404, serverTexts.notFound));
    const [lead, cost, terms, note] = serviceTexts.leasing(formatPrice(toKronor(offer.monthly_cost_ore)), offer.months);
    const html = `<div class="leasing-widget"><p>${escapeHtml(lead)} <strong>${escapeHtml(cost)}</strong> ${escapeHtml(terms)}</p><p class="small">${escapeHtml(note)}</p></div>`;
    return reply.header("cache-control", "no-store").type("text/html; charset=utf-8").send(html);
  });
}
