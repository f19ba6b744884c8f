import type { FastifyReply, FastifyRequest } from "fastify";
import { isTransientDatabaseError } from "../../database/databaseErrors.ts";
import { serverTexts } from "../../texts/sv.ts";
import { OverloadedError } from "../load/createGate.ts";
import { returnAddress, formWantsPage } from "../requests/nativeForm.ts";
import { LimitRefusal, type Refusal, refuse } from "./Refusal.ts";
import { refusalPage, refusalPageHeaders } from "./refusalPage.ts";

/** PostgreSQL codes for values that no column can hold, such as an id above the largest integer. */
const valueCodes = /^22(003|P02|P05|021|007|008)$/;

const byStatus: Readonly<Record<number, keyof typeof serverTexts>> = {
  400: "malformedRequest",
  404: "notFound",
  405: "methodRefused",
  413: "tooLarge",
  415: "unknownFormat",
  419: "tokenRefused",
  422: "checkValues",
  429: "tooMany",
  503: "unavailable",
};

function fieldOf(error: unknown, name: "code" | "statusCode"): unknown {
  return typeof error === "object" && error !== null && name in error
    ? Object.getOwnPropertyDescriptor(error, name)?.value
    : undefined;
}

/** Turns any thrown value into a response that helps a shopper and reveals nothing to an attacker. */
export function refusalOf(error: unknown): Refusal {
  const thrownCode = fieldOf(error, "code");
  const code = typeof thrownCode === "string" ? thrownCode : "";
  if (valueCodes.test(code)) return refuse(422, serverTexts.checkValues);
  if (isTransientDatabaseError(error)) return refuse(503, serverTexts.unavailable);
  const status = Number(fieldOf(error, "statusCode"));
  const text = byStatus[status];
  if (text !== undefined) return refuse(status, serverTexts[text]);
  return status >= 400 && status < 500
    ? refuse(status, serverTexts.malformedRequest)
    : refuse(500, serverTexts.unexpected);
}

/** Sends a refusal as JSON, or as a page if the browser itself submitted the form. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal instanceof LimitRefusal) {
    const { retryAfter, limits } = refusal;
    void reply.header("retry-after", String(retryAfter));
    reply.server.security.record("excess_rate_limit_exceeded", reply.request, limits.join(" "));
  } else if (refusal.status === 503 || refusal.status === 429) void reply.header("retry-after", "5");
  void reply.status(refusal.status).header("cache-control", "no-store");
  if (formWantsPage(reply.request)) {
    return reply.headers(refusalPageHeaders).send(refusalPage(refusal, returnAddress(reply.request, "/")));
  }
  return reply.type("application/json; charset=utf-8").send({ message: refusal.message, ...refusal.more });
}

/** Responds to an error of a route, and logs it unless the client caused it. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal.status >= 500 && !(error instanceof OverloadedError)) request.log.error({ err: error }, "request failed");
  return sendRefusal(reply, refusal);
}
