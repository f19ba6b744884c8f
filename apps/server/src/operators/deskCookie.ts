import type { FastifyReply } from "fastify";
import { deskCookie } from "../sessions/deskSecret.ts";

const cookieOptions = { path: "/", httpOnly: true, secure: true, sameSite: "lax" } as const;

/** Sets the session cookie, until the browser is closed. */
export function giveDeskCookie(reply: FastifyReply, secret: string): void {
  void reply.setCookie(deskCookie, secret, cookieOptions);
}

/** Deletes the session cookie. */
export function takeDeskCookie(reply: FastifyReply): void {
  void reply.clearCookie(deskCookie, cookieOptions);
}
