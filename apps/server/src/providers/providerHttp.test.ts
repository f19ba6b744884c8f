import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { askProvider } from "./providerHttp.ts";

let server: Server;
let address: string;
let sent = 0;

const chunk = Buffer.alloc(64 * 1024, " ");

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    if (request.url === "/slow") {
      response.write("{");
      return;
    }
    const send = (): void => {
      while (!response.destroyed && sent < 100 * 1024 * 1024) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once("drain", send);
      }
      response.end("{}");
    };
    if (request.url === "/long") send();
    else response.end('{"id": 7}');
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : 0}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, timeoutMs?: number) =>
  askProvider(fetch, { method: "GET", url: `${address}${path}`, answer: z.object({ id: z.int() }) }, timeoutMs);

it("reads a response of the right shape", async () => {
  expect(await ask("/short")).toEqual({ id: 7 });
});

it("reads at most a megabyte of a response", async () => {
  await expect(ask("/long")).rejects.toMatchObject({ trouble: "invalid" });
  expect(sent).toBeLessThan(20 * 1024 * 1024);
});

it("abandons a response that does not end", async () => {
  await expect(ask("/slow", 200)).rejects.toMatchObject({ trouble: "timeout" });
});
