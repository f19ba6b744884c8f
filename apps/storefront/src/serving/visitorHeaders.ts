import { hasChosen } from "@torg/consent/domain";
import type { OpenPage } from "@torg/server";
import type { FastifyRequest } from "fastify";

/** As whom a page is read: the visitor of the request with their session, or anybody without one. */
export type PageVisitor = Parameters<OpenPage>[1];

const sessionCookie = /(?:^|;\s*)(?:__Host-)?(?:shop_session|sid)=/;

/** Whether a request carries the cookie of a session. */
export const hasSession = ({ headers }: FastifyRequest): boolean => sessionCookie.test(headers.cookie ?? "");

/** Whether a visitor has yet to answer the consent dialog, as on the first page of a visit. */
export const isFirstVisit = ({ headers }: FastifyRequest): boolean => !hasChosen(headers.cookie ?? "");

/** The headers with which the shop server is called for a request; without cookies for an anonymous visitor. */
export function visitorHeaders(request: FastifyRequest, visitor: PageVisitor): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {
    "x-visitor-address": request.ip,
    "x-visitor-protocol": request.protocol,
    host: request.host,
  };
  const passed = ["user-agent", "accept-language", "x-request-id"];
  for (const name of visitor === "anonymous" ? passed : ["cookie", ...passed]) {
    const value = request.headers[name];
    if (typeof value === "string") headers[name] = value;
  }
  return headers;
}
