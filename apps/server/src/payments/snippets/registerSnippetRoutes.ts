import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { sendRefusal } from "../../http/responses/answerError.ts";
import { refuse } from "../../http/responses/Refusal.ts";
import { serverTexts } from "../../texts/sv.ts";
import type { Visit } from "../../sessions/Visit.ts";
import type { PaymentContext } from "../PaymentContext.ts";
import { snippetPath } from "../paymentPaths.ts";

const paramsSchema = z.object({ reference: z.uuid(), file: z.string().regex(/^\d{1,2}\.js$/) });

/** An inline script of a payment of the visitor's session; null if there is none. */
async function findScript(
  db: PaymentContext["db"],
  visit: Pick<Visit, "find">,
  { reference, file }: z.infer<typeof paramsSchema>,
): Promise<string | null> {
  const session = await visit.find();
  if (session === null) return null;
  const row = await db
    .selectFrom("payment")
    .select("snippet_scripts")
    .where("reference", "=", reference)
    .where("session_id", "=", session.id)
    .executeTakeFirst();
  return row?.snippet_scripts[Number.parseInt(file, 10)] ?? null;
}

/** Serves the inline scripts of a provider's HTML, only to their session and only as scripts. */
export function registerSnippetRoutes(server: FastifyInstance, { db }: PaymentContext): void {
  server.get(snippetPath, async (request, reply) => {
    const read = paramsSchema.safeParse(request.params);
    const destination = request.headers["sec-fetch-dest"] ?? "script";
    const script = read.success && destination === "script" ? await findScript(db, request.visit, read.data) : null;
    if (script === null) return sendRefusal(reply, refuse(404, serverTexts.notFound));
    return reply.header("cache-control", "no-store").type("text/javascript; charset=utf-8").send(script);
  });
}
