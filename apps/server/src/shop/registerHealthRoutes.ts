import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";

/**
 * `/healthz`: the process answers. `/readyz`: the database answers too, and the shop is not shutting down; a worker
 * that is only being replaced does not count as shutting down.
 */
export function registerHealthRoutes(server: FastifyInstance, db: Kysely<Database>, isEnding: () => boolean): void {
  server.get("/healthz", { logLevel: "warn" }, async () => ({ status: "ok" }));
  server.get("/readyz", { logLevel: "warn" }, async (_request, reply) => {
    if (isEnding()) return reply.status(503).send({ status: "ending" });
    try {
      await sql`SELECT 1`.execute(db);
      return { status: "ready" };
    } catch {
      return reply.status(503).header("retry-after", "5").send({ status: "unavailable" });
    }
  });
}
