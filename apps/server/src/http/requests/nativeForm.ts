import type { FastifyRequest } from "fastify";

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/;

/** Whether the browser itself submitted this form, so that the response must be a page and not data. */
export function isNativeForm(request: FastifyRequest): boolean {
  if (request.method !== "POST" || request.headers["x-requested-with"] !== undefined) return false;
  return formTypes.test(request.headers["content-type"] ?? "") && !prefersJson(request);
}

/** Whether a form submitted by the browser itself accepts a page. */
export function formWantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? "";
  return isNativeForm(request) && quality(accept, "text/html") > quality(accept, "application/json");
}

/** Whether the client prefers JSON to a page. */
export function prefersJson(request: FastifyRequest): boolean {
  if (request.headers["x-requested-with"] === "XMLHttpRequest") return true;
  const accept = request.headers.accept ?? "";
  return quality(accept, "application/json") > quality(accept, "text/html");
}

function quality(accept: string, type: string): number {
  for (const range of accept.toLowerCase().split(",")) {
    const [name, ...parameters] = range.split(";").map((part) => part.trim());
    if (name !== type) continue;
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    return q === undefined ? 1 : Number(q.slice(2)) || 0;
  }
  return 0;
}

/** A field of the submitted form, or null. */
export function formField(request: FastifyRequest, name: string): string | null {
  return request.body instanceof URLSearchParams ? request.body.get(name) : null;
}

/** The page of this shop that a form returns to: the one it names, else its referrer, else `fallback`. */
export function returnAddress(request: FastifyRequest, fallback: string): string {
  return ownAddress(request, formField(request, "return_to")) ?? ownAddress(request, referer(request)) ?? fallback;
}

function referer(request: FastifyRequest): string | null {
  return request.headers.referer ?? null;
}

/** Path, query and fragment of an address of this shop; null for any other address. */
function ownAddress(request: FastifyRequest, address: string | null): string | null {
  if (address === null || address === "" || /[\p{Cc}\\]/u.test(address)) return null;
  const base = `${request.protocol}://${request.host}`;
  const url = URL.parse(address, base);
  if (url === null) return null;
  if (url.origin !== URL.parse(base)?.origin && url.origin !== request.ownOrigin) return null;
  return url.pathname.startsWith("//") ? null : url.pathname + url.search + url.hash;
}
