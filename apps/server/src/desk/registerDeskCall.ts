import { type DeskTask, roleAllows } from "@torg/desk/domain";
import type { Call } from "@torg/http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { type CallHandler, type CallInput, registerCall } from "../http/registerCall.ts";
import { type Refusal, refuse } from "../http/responses/Refusal.ts";
import { readDeskCookie } from "../sessions/deskSecret.ts";
import type { Operator } from "../operators/Operator.ts";
import { writeOperatorLog } from "../operators/writeOperatorLog.ts";
import { findOperator } from "../operators/operatorSessions.ts";
import { deskTexts } from "../texts/deskTexts.ts";

/** The handler of a desk call for a logged-in operator with permission. */
export interface DeskHandler<Q, R> extends Omit<CallHandler<Q, R>, "answer" | "guard"> {
  readonly task: DeskTask;
  answer(input: CallInput<Q> & { readonly operator: Operator }): Promise<R | Refusal>;
}

/** Serves a call of the desk: only to logged-in operators, and only if their role permits it. */
export function registerDeskCall<Q, R>(
  server: FastifyInstance,
  db: Kysely<Database>,
  { call, ...handler }: DeskHandler<Q, R> & { readonly call: Call<Q, R> },
): void {
  const operators = new WeakMap<FastifyRequest, Operator>();
  registerCall(server, call, {
    ...handler,
    async guard({ raw }) {
      const operator = await findOperator(db, readDeskCookie(raw));
      if (operator === null) return refuse(401, deskTexts.logInFirst);
      if (!roleAllows(operator.role, handler.task)) {
        server.security.record("authz_fail", raw, `the desk: ${handler.task}`);
        await writeOperatorLog(db, {
          operatorId: operator.id,
          event: "not-allowed",
          details: { task: handler.task },
        });
        return refuse(403, deskTexts.notAllowed);
      }
      operators.set(raw, operator);
      return null;
    },
    async answer(input) {
      const operator = operators.get(input.raw);
      return operator === undefined ? refuse(401, deskTexts.logInFirst) : handler.answer({ ...input, operator });
    },
  });
}
