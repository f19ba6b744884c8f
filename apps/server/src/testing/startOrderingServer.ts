import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { registerCartRoutes } from "../cart/registerCartRoutes.ts";
import { registerDiscountRoutes } from "../cart/registerDiscountRoutes.ts";
import { registerCheckoutRoutes } from "../checkout/registerCheckoutRoutes.ts";
import { readConfig } from "../config/readConfig.ts";
import { createServer } from "../http/createServer.ts";
import { registerOrderRoutes } from "../orders/registerOrderRoutes.ts";
import { insertSession } from "../sessions/sessionQueries.ts";
import { createTestDatabase, type TestDatabase } from "./createTestDatabase.ts";

/** A visitor with a session of its own who speaks as the shop's scripts do, or as a form without script. */
export interface TestVisitor {
  readonly sessionId: number;
  readonly get: (path: string) => Promise<LightMyRequestResponse>;
  readonly post: (
    path: string,
    body: Readonly<Record<string, unknown>>,
    encoding?: "form" | "json",
  ) => Promise<LightMyRequestResponse>;
  readonly submit: (path: string, fields: Readonly<Record<string, string>>) => Promise<LightMyRequestResponse>;
}

/** Cart, checkout and orders on a database of the test's own. */
export interface OrderingServer {
  readonly server: FastifyInstance;
  readonly database: TestDatabase;
  readonly visit: () => Promise<TestVisitor>;
  readonly close: () => Promise<void>;
}

const form = "application/x-www-form-urlencoded";

/** Starts the routes of cart, checkout and orders; answers are checked by their contracts. */
export async function startOrderingServer(): Promise<OrderingServer> {
  const database = await createTestDatabase();
  const config = readConfig({ DATABASE_URL: database.url, LOG_LEVEL: "silent", NODE_ENV: "test" });
  const server = await createServer(config, database.db);
  server.decorate("shopDb", database.db);
  server.decorate("checksAnswers", true);
  const context = { db: database.db, pool: database.pool, config };
  registerCartRoutes(server, context);
  registerDiscountRoutes(server, context);
  registerCheckoutRoutes(server, context);
  registerOrderRoutes(server, context);
  await server.ready();
  const visit = async (): Promise<TestVisitor> => {
    const { session, secret } = await insertSession(database.db);
    const cookie = `shop_session=${secret}`;
    const script = {
      cookie,
      "x-requested-with": "XMLHttpRequest",
      accept: "application/json",
      "x-csrf-token": session.csrf_token,
    };
    return {
      sessionId: session.id,
      get: (url) => server.inject({ method: "GET", url, headers: script }),
      post: (url, body, encoding = "form") =>
        server.inject({
          method: "POST",
          url,
          headers: { ...script, "content-type": encoding === "form" ? form : "application/json" },
          payload:
            encoding === "form"
              ? new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString()
              : JSON.stringify(body),
        }),
      submit: (url, fields) =>
        server.inject({
          method: "POST",
          url,
          headers: {
            cookie,
            accept: "text/html",
            "content-type": form,
            "sec-fetch-site": "same-origin",
            "sec-fetch-mode": "navigate",
          },
          payload: new URLSearchParams(fields).toString(),
        }),
    };
  };
  const close = async (): Promise<void> => {
    await server.close();
    await database.close();
  };
  return { server, database, visit, close };
}
