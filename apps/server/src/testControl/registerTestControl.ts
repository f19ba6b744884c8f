import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import * as z from "zod/mini";
import type { ShopContext } from "../context/ShopContext.ts";
import { serverTexts } from "../texts/sv.ts";
import { sendRefusal } from "../http/responses/answerError.ts";
import { refuse } from "../http/responses/Refusal.ts";
import { clearSession, takeFault } from "./testQueries.ts";

const partSchema = z.record(z.string(), z.unknown());
const faultSchema = z.object({
  method: z.pipe(z.string(), z.string().check(z.toUpperCase())),
  path: z.string(),
  status: z.int().check(z.minimum(0), z.maximum(599)),
  body: z.optional(z.unknown()),
  delay_ms: z._default(z.int().check(z.minimum(0), z.maximum(120_000)), 0),
  times: z._default(z.int().check(z.minimum(1)), 1),
});

/** Lets tests set a session's settings, checkout and failures. Never registered unless configured. */
export function registerTestControl(server: FastifyInstance, context: ShopContext): void {
  const { db } = context;
  const config = { isOpenToOthers: true };
  addFaults(server, context);
  server.post("/__test/reset", { config }, async (request, reply) => {
    const session = await request.visit.ensure();
    await clearSession(db, session.id);
    return reply.status(204).send();
  });
  for (const [path, column] of [
    ["/__test/settings", "test_settings"],
    ["/__test/checkout", "test_checkout"],
  ] as const) {
    server.post(path, { config }, async (request, reply) => {
      const part = partSchema.safeParse(request.body);
      if (!part.success) return sendRefusal(reply, refuse(422, serverTexts.checkValues));
      const session = await request.visit.ensure();
      await sql`
        UPDATE session SET ${sql.ref(column)} = coalesce(${sql.ref(column)}, '{}') || ${JSON.stringify(part.data)}::jsonb
        WHERE id = ${session.id}`.execute(db);
      return reply.status(204).send();
    });
  }
  server.post("/__test/faults", { config }, async (request, reply) => {
    const fault = faultSchema.safeParse(request.body);
    if (!fault.success) return sendRefusal(reply, refuse(422, serverTexts.checkValues));
    const session = await request.visit.ensure();
    await sql`
      UPDATE session SET test_faults = coalesce(test_faults, '[]') || ${JSON.stringify([fault.data])}::jsonb
      WHERE id = ${session.id}`.execute(db);
    return reply.status(204).send();
  });
}

/** Fails requests if a test wants that. */
function addFaults(server: FastifyInstance, { db }: ShopContext): void {
  server.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/__test/")) return undefined;
    const session = await request.visit.find();
    if (session === null || session.test_faults === null || session.test_faults.length === 0) return undefined;
    const fault = await takeFault(db, session.id, { method: request.method, path: pathOf(request) });
    if (fault === null) return undefined;
    if (fault.delay_ms > 0) await new Promise((resolve) => setTimeout(resolve, fault.delay_ms));
    if (fault.status === 0) {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    const body = fault.body ?? null;
    const isText = typeof body === "string";
    return reply
      .status(fault.status)
      .type(isText ? "text/html; charset=utf-8" : "application/json; charset=utf-8")
      .send(isText ? body : JSON.stringify(body));
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "";
}
