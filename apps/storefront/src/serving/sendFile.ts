import type { FastifyReply } from "fastify";
import { negotiateEncoding } from "../http/negotiateEncoding.ts";
import type { StorefrontOptions } from "./Storefront.ts";

/** Sends a built file in the smallest encoding that the browser accepts. */
export function sendFile(files: StorefrontOptions["files"], reply: FastifyReply): FastifyReply {
  const [address = ""] = reply.request.url.split("?");
  const file = files.get(address);
  if (!file) return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
  const encoding = negotiateEncoding(reply.request.headers["accept-encoding"]);
  const body = file[encoding];
  return reply
    .headers({
      "content-type": file.type,
      "cache-control": file.cacheControl,
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      vary: "Accept-Encoding",
      ...(body && encoding !== "identity" ? { "content-encoding": encoding } : {}),
    })
    .send(body ?? file.identity);
}
