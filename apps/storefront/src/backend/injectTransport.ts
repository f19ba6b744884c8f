import type { FastifyInstance } from "fastify";
import type { Transport } from "./backend.ts";

function asMethod(method: string): "GET" | "POST" {
  return method === "POST" ? "POST" : "GET";
}

/** Carries calls within the process, without the network. */
export function injectTransport(server: FastifyInstance): Transport {
  return async ({ method, url, headers, body }) => {
    const { "x-visitor-address": address = "127.0.0.1", "x-visitor-protocol": protocol = "http", ...rest } = headers;
    const answer = await server.inject({
      method: asMethod(method),
      url,
      // The storefront acts as a proxy on the same machine, which the server trusts.
      headers: { ...rest, "x-forwarded-for": address, "x-forwarded-proto": protocol },
      remoteAddress: "127.0.0.1",
      ...(body === undefined ? {} : { body }),
    });
    const lines = answer.headers["set-cookie"] ?? [];
    const { age } = answer.headers;
    return {
      status: answer.statusCode,
      body: answer.body,
      setCookies: typeof lines === "string" ? [lines] : lines,
      age: age === undefined ? undefined : Number(age),
    };
  };
}
