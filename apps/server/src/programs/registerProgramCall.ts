import type { Call } from "@torg/http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ShopContext } from "../context/ShopContext.ts";
import { type CallHandler, type CallInput, registerCall } from "../http/registerCall.ts";
import { type Refusal, refuse } from "../http/responses/Refusal.ts";
import { writeOperatorLog } from "../operators/writeOperatorLog.ts";
import { programTexts } from "../texts/programTexts.ts";
import { findProgram, type Program, type Scope } from "./programToken.ts";

/** The handler of a call for a program whose token allows it. */
export interface ProgramHandler<Q, R> extends Omit<CallHandler<Q, R>, "answer" | "guard"> {
  readonly scope: Scope;
  answer(input: CallInput<Q> & { readonly program: Program }): Promise<R | Refusal>;
}

/** Serves a call for programs: requires a token with the scope of the call. */
export function registerProgramCall<Q, R>(
  server: FastifyInstance,
  { db, limits }: Pick<ShopContext, "db" | "limits">,
  { call, ...handler }: ProgramHandler<Q, R> & { readonly call: Call<Q, R> },
): void {
  const programs = new WeakMap<FastifyRequest, Program>();
  registerCall(server, call, {
    ...handler,
    isForPrograms: true,
    async guard({ raw, reply }) {
      const program = await findProgram(db, raw.headers.authorization);
      if (program === null) {
        void reply.header("www-authenticate", "Bearer");
        return refuse(401, programTexts.tokenMissing);
      }
      const tooMany = await limits.take("api", { account: `token ${program.id}` });
      if (tooMany !== null) return tooMany;
      if (!program.scopes.includes(handler.scope)) {
        server.security.record("authz_fail", raw, `a program: ${handler.scope}`);
        const details = { token: program.name, scope: handler.scope };
        await writeOperatorLog(db, { operatorId: null, event: "not-allowed", details });
        return refuse(403, programTexts.notAllowed(handler.scope));
      }
      void reply.header("cache-control", "no-store");
      programs.set(raw, program);
      return null;
    },
    async answer(input) {
      const program = programs.get(input.raw);
      return program === undefined ? refuse(401, programTexts.tokenMissing) : handler.answer({ ...input, program });
    },
  });
}
