import Fastify from "fastify";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { compressAnswer } from "./compressAnswer.ts";

const long = { text: "Tvättmaskin ".repeat(500) };
const server = Fastify();
server.addHook("onSend", compressAnswer);
server.get("/long", async () => long);
server.get("/short", async () => ({ text: "kort" }));
server.get("/html", async (_request, reply) => reply.type("text/html").send("x".repeat(5000)));
server.get("/sheet", async (_request, reply) => reply.type("text/css; charset=utf-8").send("a{}".repeat(1000)));
server.get("/varied", async (_request, reply) => reply.header("vary", "Accept").send(long));
afterAll(() => server.close());

const get = (url: string, encoding: string) => server.inject({ url, headers: { "accept-encoding": encoding } });

describe("compressAnswer", () => {
  it("uses the best encoding that the client accepts", async () => {
    const br = await get("/long", "gzip, deflate, br");
    expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(long);
    expect(brotliDecompressSync((await get("/sheet", "br")).rawPayload).toString()).toBe("a{}".repeat(1000));
    const zipped = await get("/long", "gzip, br;q=0");
    expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(long);
    expect((await get("/varied", "br")).headers.vary).toBe("Accept, Accept-Encoding");
  });

  it.each([
    ["/short", "br"],
    ["/html", "br"],
    ["/long", "identity"],
    ["/long", ""],
  ])("leaves %s with '%s' uncompressed", async (url, encoding) => {
    expect((await get(url, encoding)).headers["content-encoding"]).toBeUndefined();
  });
});
