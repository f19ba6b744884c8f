import type { FastifyReply } from "fastify";
import { type Encoding, negotiateEncoding } from "./negotiateEncoding.ts";

/** Negotiates the encoding of a response and sets its header. */
export function chooseEncoding(reply: FastifyReply): Encoding {
  const encoding = negotiateEncoding(reply.request.headers["accept-encoding"]);
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return encoding;
}
