import type { FastifyRequest } from "fastify";

/** Whether a visitor reaches the shop by https, so that its cookies can be `secure`. */
export function isOverTls(request: Pick<FastifyRequest, "protocol" | "ownOrigin">): boolean {
  return request.protocol === "https" || request.ownOrigin.startsWith("https:");
}
