import type { Transform } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const smallest = 1400;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const quick = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const compressed = /^(?:application\/json|text\/css)\b/;

/** The best encoding that a client accepts; null if it accepts none. */
export function acceptedEncoding({ headers }: Pick<FastifyRequest, "headers">): "br" | "gzip" | null {
  const accepted = (headers["accept-encoding"] ?? "").replaceAll(/\s/g, "");
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(accepted) ? "gzip" : null;
}

/** A stream that compresses what is written to it. */
export const compressor = (encoding: "br" | "gzip"): Transform =>
  encoding === "br" ? createBrotliCompress(quick) : createGzip();

/** Compresses longer JSON and style sheets for clients that accept it. */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const type = reply.getHeader("content-type");
  if (typeof payload !== "string" || payload.length < smallest || reply.hasHeader("content-encoding")) return payload;
  if (typeof type !== "string" || !compressed.test(type)) return payload;
  const encoding = acceptedEncoding(request);
  if (encoding === null) return payload;
  const vary = reply.getHeader("vary");
  void reply
    .header("content-encoding", encoding)
    .header("vary", vary ? `${String(vary)}, Accept-Encoding` : "Accept-Encoding");
  void reply.removeHeader("content-length");
  return encoding === "br" ? brotli(payload, quick) : zip(payload);
}
