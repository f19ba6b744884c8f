import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";

/** `/healthz`: the process answers. `/readyz`: the database answers as well. */
export function registerHealthRoutes(server: FastifyInstance, db: Kysely<Database>): void {
  server.get("/healthz", { logLevel: "warn" }, async () => ({ status: "ok" }));
  server.get("/readyz", { logLevel: "warn" }, async (_request, reply) => {
    try {
      await sql`SELECT 1`.execute(db);
      return { status: "ready" };
    } catch {
      return reply.status(503).header("retry-after", "5").send({ status: "unavailable" });
    }
  });
}
