import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * The cookie of an operator's session. Browsers accept the `__Host-` prefix only from this exact host and over TLS, or
 * on the same machine, so that no sibling host can replace it.
 */
const name = "__Host-torg_desk";
const kept = { path: "/", httpOnly: true, secure: true, sameSite: "lax" } as const;

/** The session secret in a request; empty if there is none. */
export function readDeskCookie(request: Pick<FastifyRequest, "cookies">): string {
  return request.cookies[name] ?? "";
}

/** Sets the session cookie, until the browser is closed. */
export function giveDeskCookie(reply: FastifyReply, secret: string): void {
  void reply.setCookie(name, secret, kept);
}

/** Deletes the session cookie. */
export function takeDeskCookie(reply: FastifyReply): void {
  void reply.clearCookie(name, kept);
}
