import type { FastifyRequest } from "fastify";
import { isSameSecret } from "../secrets/isSameSecret.ts";
import { formField, isNativeForm } from "./nativeForm.ts";

/**
 * Whether a POST comes from a page of this shop: it has the session's token, or it is a form whose origin the browser
 * itself vouches for.
 */
export async function isFromOwnPage(request: FastifyRequest): Promise<boolean> {
  if (isNativeForm(request) && isVouchedFor(request)) return true;
  const header = request.headers["x-csrf-token"];
  const token = typeof header === "string" ? header : formField(request, "_token");
  if (token === null || token === "") return false;
  const session = await request.visit.find();
  return session !== null && isSameSecret(token, session.csrf_token);
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
