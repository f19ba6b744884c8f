import { deskPages, deskPaths } from "@torg/desk/contract";
import type { FastifyRequest } from "fastify";
import { isSameSecret } from "../../secrets/isSameSecret.ts";
import { deskToken, readDeskCookie } from "../../sessions/deskSecret.ts";
import { formField, isNativeForm } from "./nativeForm.ts";

/**
 * Whether a POST comes from a page of this shop: it has the token of its session, which at the desk is the operator's,
 * or it is a form whose origin the browser itself vouches for.
 */
export async function isFromOwnPage(request: FastifyRequest): Promise<boolean> {
  const token = givenToken(request);
  const deskSecret = isOfDesk(request) ? readDeskCookie(request) : "";
  // Also of a form that the browser vouches for: it may be left from another login.
  if (deskSecret !== "" && token !== "") return isSameSecret(token, deskToken(deskSecret));
  if (isNativeForm(request) && isVouchedFor(request)) return true;
  if (token === "") return false;
  const session = await request.visit.find();
  return session !== null && isSameSecret(token, session.csrf_token);
}

function givenToken(request: FastifyRequest): string {
  const header = request.headers["x-csrf-token"];
  return typeof header === "string" ? header : (formField(request, "_token") ?? "");
}

/** Whether a request is to the desk, other than to log in there. */
function isOfDesk({ routeOptions: { url = "" } }: FastifyRequest): boolean {
  return url.startsWith(`${deskPages.orders}/`) && url !== deskPaths.logIn;
}

function isVouchedFor(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" && request.headers["sec-fetch-mode"] === "navigate";
  const { origin: named } = request.headers;
  if (named === request.ownOrigin) return true;
  const origin = URL.parse(named ?? "");
  // Parsed with the same protocol, so that the default port equals no port.
  return (
    origin !== null && origin.host !== "" && origin.host === URL.parse(`${origin.protocol}//${request.host}`)?.host
  );
}
