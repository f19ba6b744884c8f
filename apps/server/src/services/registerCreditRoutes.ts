import { creditCampaignsCall, leasingWidgetCall } from "@torg/credit/contract";
import { readRequest } from "@torg/http/server";
import type { FastifyInstance } from "fastify";
import { registerCall } from "../http/registerCall.ts";
import { sendRefusal } from "../http/responses/answerError.ts";
import { refuse } from "../http/responses/Refusal.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import { serverTexts } from "../texts/sv.ts";
import { findCampaigns, leasingHtml } from "./creditOffers.ts";

/** Serves credit campaigns and the leasing widget of products. */
export function registerCreditRoutes(server: FastifyInstance, { db }: ShopContext): void {
  registerCall(server, creditCampaignsCall, {
    answer: async ({ request }) => ({ campaigns: [...(await findCampaigns(db, request.productId))] }),
    isReadOnly: true,
    redirectTo: () => "/",
  });
  server.get(leasingWidgetCall.path, async (request, reply) => {
    const read = readRequest(leasingWidgetCall, { query: new URL(request.url, "http://localhost").searchParams });
    const html = await leasingHtml(db, read.ok ? read.request.productId : 0);
    if (html === null) return sendRefusal(reply, refuse(404, serverTexts.notFound));
    return reply.header("cache-control", "no-store").type("text/html; charset=utf-8").send(html);
  });
}
