import { deskFields, deskPages, deskPaths, endCaseCall } from "@torg/desk/contract";
import { readEnding } from "@torg/desk/domain/cases";
import type { FastifyInstance } from "fastify";
import { refuse } from "../../http/responses/Refusal.ts";
import { refuseField } from "../../http/responses/refuseForm.ts";
import { readDeskCookie } from "../../sessions/deskSecret.ts";
import { findOperator } from "../../operators/operatorSessions.ts";
import { deskTexts } from "../../texts/deskTexts.ts";
import type { DeskContext } from "../orders/performDeskAct.ts";
import { readCaseName } from "./CaseSource.ts";
import { registerDeskCall } from "../registerDeskCall.ts";
import { endCase, findKind } from "./endCase.ts";

/** Serves the acts on cases at the desk, and their pictures, which only operators see. */
export function registerDeskCases(server: FastifyInstance, { db, jobs }: Pick<DeskContext, "db" | "jobs">): void {
  registerDeskCall(server, db, {
    call: endCaseCall,
    task: "end-case",
    async answer({ request: { id, ending, answer }, operator }) {
      const found = readCaseName(id);
      const kind = found === null ? null : await findKind(db, found);
      if (found === null || kind === null) return refuse(404, deskTexts.noCase);
      const wanted = readEnding(kind, { ending, answer });
      if ("problem" in wanted) {
        const field = wanted.problem === "unknown-ending" ? deskFields.ending : deskFields.text;
        return refuseField(field, deskTexts.endings[wanted.problem]);
      }
      await endCase({ db, jobs }, found, { ...wanted, operatorId: operator.id });
      return { id, number: found.id };
    },
    redirectTo: () => deskPages.cases,
    // The form names the case as its page, for refusals only.
    ignoresReturnTo: true,
    message: ({ number }) => deskTexts.done.endCase(number),
  });
  server.get<{ readonly Params: { readonly id: string } }>(
    deskPaths.picture.replace("{id}", ":id"),
    async (request, reply) => {
      const operator = await findOperator(db, readDeskCookie(request));
      const isName = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(request.params.id);
      if (operator === null || !isName) return reply.code(404).send();
      const picture = await db
        .selectFrom("return_case_image")
        .select(["media_type", "content"])
        .where("id", "=", request.params.id)
        .executeTakeFirst();
      if (picture === undefined) return reply.code(404).send();
      return reply.header("cache-control", "private, no-store").type(picture.media_type).send(picture.content);
    },
  );
}
