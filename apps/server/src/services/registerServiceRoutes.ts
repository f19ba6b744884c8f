import { cookieConsentCall } from "@torg/consent/contract";
import { setThemeCall } from "@torg/navigation/contract";
import { storeStockCall } from "@torg/stores/contract";
import type { FastifyInstance } from "fastify";
import { registerCall } from "../http/registerCall.ts";
import { returnAddress } from "../http/requests/nativeForm.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import { findStoresWith } from "../stores/storeQueries.ts";

/** The latest accepted time of a visitor's clock: the year 2100. */
const latest = Date.UTC(2100);

/** The time of a choice by the visitor's clock, if plausible. */
function consentTimeOf(timestamp: number | undefined): Date | null {
  return timestamp === undefined || timestamp < 0 || timestamp > latest ? null : new Date(timestamp);
}

const themes = ["standard", "team-workwear"];

/** Serves consent, the stock of stores and the choice of a theme. */
export function registerServiceRoutes(server: FastifyInstance, { db }: ShopContext): void {
  registerCall(server, cookieConsentCall, {
    async answer({ request, visit }) {
      const session = await visit.find();
      await db
        .insertInto("consent_choice")
        .values({
          session_id: session?.id ?? null,
          marketing: request.marketing === 1,
          functional: request.functional === 1,
          version: request.version ?? null,
          text_hash: request.textHash ?? null,
          action: request.action ?? null,
          told_at: consentTimeOf(request.timestamp),
        })
        .execute();
      return { marketing: request.marketing, functional: request.functional };
    },
  });
  registerCall(server, storeStockCall, {
    answer: ({ request }) => findStoresWith(db, request.productId),
  });
  server.get(setThemeCall.path, async (request, reply) => {
    const theme = new URL(request.url, "http://localhost").searchParams.get("id") ?? "";
    if (themes.includes(theme)) {
      const session = await request.visit.ensure();
      await db.updateTable("session").set({ theme }).where("id", "=", session.id).execute();
    }
    return reply.header("cache-control", "no-store").redirect(returnAddress(request, "/"), 302);
  });
}
