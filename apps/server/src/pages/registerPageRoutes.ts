import { csrfTokenCall, pageCall } from "@torg/pages/contract";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { isBuying } from "../http/load/isBuying.ts";
import { registerCall } from "../http/registerCall.ts";
import { readDeskCookie } from "../sessions/deskSecret.ts";
import type { PageContext } from "./PageInput.ts";
import { readPage } from "./readPage.ts";

/** Serves the data of pages, and the session's token. Pages that only show things are read through `browsing`. */
export function registerPageRoutes(server: FastifyInstance, shop: PageContext, browsing: Kysely<Database>): void {
  registerCall(server, pageCall, {
    async answer({ request, visit, raw, reply }) {
      const context = isBuying(raw) ? shop : { ...shop, db: browsing };
      const pageRequest = { path: request.path, visit, deskSecret: readDeskCookie(raw) };
      const { answer, status, age } = await readPage(context, pageRequest);
      if (age !== null) void reply.header("age", String(age));
      void reply.status(status);
      return answer;
    },
  });
  registerCall(server, csrfTokenCall, {
    async answer({ visit }) {
      const session = await visit.ensure();
      return { token: session.csrf_token };
    },
  });
}
