import type { FastifyInstance } from "fastify";
import type { Transport } from "./backend.ts";

function asMethod(method: string): "GET" | "POST" {
  return method === "POST" ? "POST" : "GET";
}

/** Carries calls inside the process, past the network. */
export function injectTransport(server: FastifyInstance): Transport {
  return async ({ method, url, headers, body }) => {
    const { "x-visitor-address": remoteAddress = "127.0.0.1", ...rest } = headers;
    const answer = await server.inject({
      method: asMethod(method),
      url,
      headers: rest,
      remoteAddress,
      ...(body === undefined ? {} : { body }),
    });
    const lines = answer.headers["set-cookie"] ?? [];
    return { status: answer.statusCode, body: answer.body, setCookies: typeof lines === "string" ? [lines] : lines };
  };
}
