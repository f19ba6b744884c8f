import { csrfTokenCall, type PageAnswer, pageCall } from "@torg/pages/contract";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { noteKept } from "../catalogue/snapshot/orKept.ts";
import type { Database } from "../database/Database.ts";
import { isBuying } from "../http/isBuying.ts";
import { registerCall } from "../http/registerCall.ts";
import { readDeskCookie } from "../operators/deskCookie.ts";
import type { Session } from "../sessions/Session.ts";
import { takeFlash } from "../sessions/flash.ts";
import type { Visit } from "../sessions/Visit.ts";
import { settingsOf } from "../settings/settingsOf.ts";
import { pageTexts } from "../texts/pageTexts.ts";
import { findPage } from "./findPage.ts";
import { layoutData } from "./layoutData.ts";
import { notFoundPage } from "./notFoundPage.ts";
import type { PageBody } from "./pageBody.ts";
import type { PageContext } from "./PageInput.ts";

/** Serves the data of pages, and the token of the session. Pages that are only looked at are read by `browsing`. */
export function registerPageRoutes(server: FastifyInstance, shop: PageContext, browsing: Kysely<Database>): void {
  registerCall(server, pageCall, {
    async answer({ request, visit, raw, reply }) {
      const context = isBuying(raw) ? shop : { ...shop, db: browsing };
      const url = URL.parse(request.path.startsWith("/") ? `http://shop${request.path}` : "");
      const { answer: found, isKept } = await noteKept(async () =>
        url === null ? null : findPage({ context, visit, url, deskSecret: readDeskCookie(raw) }),
      );
      // What is older than the question says so, and is not taken for the page as it is.
      if (isKept) void reply.header("age", String(shop.shelf.age()));
      if (found !== null && "redirect" in found) return { redirect: found.redirect, status: found.status };
      if (found === null || found.isMissing === true) void reply.status(404);
      return answerPage(context, visit, found ?? notFoundPage(context, url));
    },
  });
  registerCall(server, csrfTokenCall, {
    async answer({ visit }) {
      const session = await visit.ensure();
      return { token: session.csrf_token };
    },
  });
}

async function answerPage(context: PageContext, visit: Visit, found: PageBody): Promise<PageAnswer> {
  const { heading, body } = found;
  const session = await visit.find();
  const settings = settingsOf(context.frame.current(), session);
  const { messages, flash } = await takenFlash(context, session);
  const common = {
    title: found.title ?? pageTexts.title(heading, settings.shopName),
    layout: await layoutData(context, session),
    messages: [...messages, ...(found.messages ?? [])].map((message) => ({ ...message })),
    flash,
  };
  return { settings: { ...settings, developmentBar: context.config.hasDevelopmentBar }, page: { ...body, ...common } };
}

async function takenFlash({ db }: PageContext, session: Session | null) {
  if (session === null) return { messages: [], flash: null };
  const { messages, flash } = await takeFlash(db, session);
  if (flash === null) return { messages, flash: null };
  const errors = Object.fromEntries(Object.entries(flash.errors).map(([field, texts]) => [field, [...texts]]));
  return { messages, flash: { form: flash.form, values: { ...flash.values }, errors } };
}
