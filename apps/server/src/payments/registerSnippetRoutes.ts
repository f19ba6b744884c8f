import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { sendRefusal } from "../http/answerError.ts";
import { refuse } from "../http/Refusal.ts";
import { serverTexts } from "../texts/sv.ts";
import type { PaymentContext } from "./PaymentContext.ts";
import { snippetPath } from "./paymentPaths.ts";

const paramsSchema = z.object({ reference: z.uuid(), file: z.string().regex(/^\d{1,2}\.js$/) });

/** Serves the inline scripts of a provider's HTML, only to their session and only as scripts. */
export function registerSnippetRoutes(server: FastifyInstance, { db }: PaymentContext): void {
  server.get(snippetPath, async (request, reply) => {
    const read = paramsSchema.safeParse(request.params);
    const wanted = request.headers["sec-fetch-dest"] ?? "script";
    const session = await request.visit.find();
    const row =
      !read.success || session === null || wanted !== "script"
        ? undefined
        : await db
            .selectFrom("payment")
            .select("snippet_scripts")
            .where("reference", "=", read.data.reference)
            .where("session_id", "=", session.id)
            .executeTakeFirst();
    const text = row?.snippet_scripts[read.success ? Number.parseInt(read.data.file, 10) : -1];
    if (text === undefined) return sendRefusal(reply, refuse(404, serverTexts.notFound));
    return reply.header("cache-control", "no-store").type("text/javascript; charset=utf-8").send(text);
  });
}
