import { type Call, toWire } from "@torg/http";
import { readRequest } from "@torg/http/server";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from "fastify";
import { addMessage, storeForm } from "../sessions/flash.ts";
import type { Visit } from "../sessions/Visit.ts";
import { serverTexts } from "../texts/sv.ts";
import { sendRefusal } from "./responses/answerError.ts";
import { isNativeForm, returnAddress } from "./requests/nativeForm.ts";
import { Refusal } from "./responses/Refusal.ts";
import { refuseForm } from "./responses/refuseForm.ts";

/** The input of a call's handler. */
export interface CallInput<Q> {
  /** The request, parsed and checked by the call's schema. */
  readonly request: Q;
  readonly visit: Visit;
  readonly raw: FastifyRequest;
  readonly reply: FastifyReply;
}

/** How the server handles one call. */
export interface CallHandler<Q, R> {
  /** Turns a client away before its request is parsed. Null lets it in. */
  readonly guard?: (input: Pick<CallInput<Q>, "raw" | "reply">) => Promise<Refusal | null>;
  answer(input: CallInput<Q>): Promise<R | Refusal>;
  /** The refusal of a request that does not match the schema; default 422 with an error at each field. */
  readonly onInvalid?: (errors: Readonly<Record<string, readonly string[]>>) => Refusal;
  /** The page with the call's form. Default: the home page. */
  readonly formPage?: (raw: FastifyRequest) => string;
  /**
   * The page that a form without script is redirected to once it succeeded, if the form names no other to return to.
   * Default: the page of the form.
   */
  readonly redirectTo?: (answer: R) => string;
  /** Whether `redirectTo` wins over `return_to` and the referrer, as after an order. */
  readonly ignoresReturnTo?: boolean;
  /** Whether the call only reads, though it is a POST: it then needs no page token. */
  readonly isReadOnly?: boolean;
  /** Whether it needs no page token, as browsers never send its credentials by themselves. */
  readonly isForPrograms?: boolean;
  /** File name for sending the response to a form without script as a download instead of a redirect. */
  readonly file?: () => string;
  /** The message on the next page after a form without script succeeded. */
  readonly message?: (answer: R) => string | null;
  /** The kind of that message. Default: a success. */
  readonly messageKind?: "success" | "info";
}

/**
 * Serves a call: parses and checks the request, and answers with the handler. A form submitted by the browser itself
 * gets a 303 to a page, which shows any errors.
 */
export function registerCall<Q, R>(server: FastifyInstance, call: Call<Q, R>, handler: CallHandler<Q, R>): void {
  server.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    config: { isOpenToOthers: handler.isReadOnly === true || handler.isForPrograms === true },
    handler: callRoute(call, handler),
  });
}

/** The route of a call, for sharing the address with a page. */
export function callRoute<Q, R>(call: Call<Q, R>, handler: CallHandler<Q, R>): RouteHandlerMethod {
  return async (raw, reply) => {
    const result = await run(call, handler, { raw, reply });
    if (isNativeForm(raw)) return answerForm(call, handler, { raw, reply, result });
    if (result instanceof Refusal) return sendRefusal(reply, result);
    const sent = toWire(call.response, result) ?? {};
    checkAnswer(call, sent, raw);
    return reply.send(sent);
  };
}

interface Exchange {
  readonly raw: FastifyRequest;
  readonly reply: FastifyReply;
}

async function run<Q, R>(call: Call<Q, R>, handler: CallHandler<Q, R>, { raw, reply }: Exchange) {
  const refusal = (await handler.guard?.({ raw, reply })) ?? null;
  if (refusal !== null) return refusal;
  const read = readRequest(call, { params: raw.params, query: raw.query, body: raw.body });
  if (!read.ok) return (handler.onInvalid ?? refuseInvalid)(read.errors);
  return handler.answer({ request: read.request, visit: raw.visit, raw, reply });
}

function refuseInvalid(errors: Readonly<Record<string, readonly string[]>>): Refusal {
  return refuseForm(Object.fromEntries(Object.keys(errors).map((field) => [field, [serverTexts.checkField]])));
}

async function answerForm<Q, R>(
  call: Call<Q, R>,
  handler: CallHandler<Q, R>,
  { raw, reply, result }: Exchange & { readonly result: R | Refusal },
): Promise<FastifyReply> {
  // Rate limits are answered directly, without writing to the database.
  if (result instanceof Refusal && result.status === 429) return sendRefusal(reply, result);
  if (result instanceof Refusal) {
    const session = await raw.visit.ensure();
    await addMessage(raw.server.shopDb, session, { kind: "error", text: result.message });
    await storeForm(raw.server.shopDb, session, { path: raw.url, body: raw.body, more: result.more });
    return reply.redirect(nextPage(handler, raw, result), 303);
  }
  if (handler.file !== undefined) return sendFile(reply, handler.file(), toWire(call.response, result));
  const text = handler.message?.(result) ?? null;
  const { messageKind: kind = "success" } = handler;
  if (text !== null) await addMessage(raw.server.shopDb, await raw.visit.ensure(), { kind, text });
  return reply.redirect(nextPage(handler, raw, result), 303);
}

/**
 * The next page of a form without script: the one it names, else its referrer, else where the handler redirects to. A
 * refused form goes back to its page.
 */
function nextPage<R>(handler: CallHandler<never, R>, raw: FastifyRequest, result: R | Refusal): string {
  const formPage = handler.formPage?.(raw) ?? "/";
  if (result instanceof Refusal) return returnAddress(raw, formPage);
  const nextAddress = handler.redirectTo?.(result) ?? formPage;
  return handler.ignoresReturnTo === true ? nextAddress : returnAddress(raw, nextAddress);
}

/** A response as a file to save. */
function sendFile(reply: FastifyReply, name: string, answer: unknown): FastifyReply {
  void reply.header("content-disposition", `attachment; filename="${name}"`).header("cache-control", "no-store");
  return reply.type("application/json; charset=utf-8").send(`${JSON.stringify(answer, null, 2)}\n`);
}

/** Outside production, a response that breaks the contract throws, so that the mistake is found early. */
function checkAnswer(call: Call<unknown, unknown>, answer: unknown, raw: FastifyRequest): void {
  if (!raw.server.checksAnswers) return;
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  const result = call.response.safeParse(sent);
  if (result.success) return;
  const issues = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
  throw new Error(`The answer of ${call.method} ${call.path} breaks its contract: ${issues}`);
}
