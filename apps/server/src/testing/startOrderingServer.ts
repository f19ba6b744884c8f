import type { FastifyInstance } from "fastify";
import { registerCartRoutes } from "../cart/registerCartRoutes.ts";
import { registerDiscountRoutes } from "../cart/registerDiscountRoutes.ts";
import { registerCheckoutRoutes } from "../checkout/registerCheckoutRoutes.ts";
import { readConfig } from "../config/readConfig.ts";
import { createServer } from "../http/createServer.ts";
import { registerOrderRoutes } from "../orders/registerOrderRoutes.ts";
import { createVisitor, type TestVisitor } from "./createVisitor.ts";
import { createTestDatabase, type TestDatabase } from "./createTestDatabase.ts";

/** Cart, checkout and orders on a database of the test's own. */
export interface OrderingServer {
  readonly server: FastifyInstance;
  readonly database: TestDatabase;
  readonly visit: () => Promise<TestVisitor>;
  readonly close: () => Promise<void>;
}

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
  const visit = (): Promise<TestVisitor> => createVisitor(server, database.db);
  const close = async (): Promise<void> => {
    await server.close();
    await database.close();
  };
  return { server, database, visit, close };
}
