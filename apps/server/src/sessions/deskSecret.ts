import type { FastifyRequest } from "fastify";
import { createHmac } from "node:crypto";

/**
 * The cookie of an operator's session. Browsers accept the `__Host-` prefix only from this exact host and over TLS, or
 * on the same machine, so that no sibling host can replace it.
 */
export const deskCookie = "__Host-torg_desk";

/** The session secret in a request; empty if there is none. */
export function readDeskCookie(request: Pick<FastifyRequest, "cookies">): string {
  return request.cookies[deskCookie] ?? "";
}

/**
 * The token that the desk's forms and calls send. It is derived from the secret of the operator's session, which only
 * that operator's cookie has, so no token of a shop session is one.
 */
export function deskToken(secret: string): string {
  return createHmac("sha256", secret).update("forms of the desk").digest("base64url");
}
