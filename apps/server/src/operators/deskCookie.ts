import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * The cookie of an operator's session. Browsers keep one of this name only for this very host and over TLS, or on the
 * machine itself, so that no neighbouring host can put another in its place.
 */
const name = "__Host-torg_desk";
const kept = { path: "/", httpOnly: true, secure: true, sameSite: "lax" } as const;

/** The secret of the operator's session that a request brings; empty where it brings none. */
export function readDeskCookie(request: Pick<FastifyRequest, "cookies">): string {
  return request.cookies[name] ?? "";
}

/** Gives a browser the secret of an operator's session, until it is closed. */
export function giveDeskCookie(reply: FastifyReply, secret: string): void {
  void reply.setCookie(name, secret, kept);
}

/** Takes the secret back. */
export function takeDeskCookie(reply: FastifyReply): void {
  void reply.clearCookie(name, kept);
}
