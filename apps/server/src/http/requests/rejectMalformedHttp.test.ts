import type { FastifyInstance } from "fastify";
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/createTestDatabase.ts";
import { createServer } from "../createServer.ts";

let database: TestDatabase;
let server: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  const config = readConfig({ LOG_LEVEL: "silent", NODE_ENV: "test" });
  server = await createServer(config, { buying: database.db, browsing: database.db });
  await server.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const isAddress = (address: string | AddressInfo | null): address is AddressInfo => typeof address === "object";

/** Sends bytes as they are, and returns everything that is answered. */
async function send(...pieces: readonly string[]): Promise<string> {
  const address = server.server.address();
  if (address === null || !isAddress(address)) throw new Error("The server does not listen.");
  const socket = connect({ port: address.port, host: "127.0.0.1" });
  let heard = "";
  socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
  // A server that has answered no longer reads what follows.
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await once(socket, "connect");
  for (const piece of pieces) socket.write(piece);
  await closed;
  return heard;
}

const accept = "Accept: text/html,application/xhtml+xml,*/*;q=0.8";
const long = "%C3%A5".repeat(3000);

describe("a request that cannot be read", () => {
  it.each([
    ["an address that is too long", [`GET /produkter/sok?s=${long} HTTP/1.1\r\nHost: shop\r\n${accept}\r\n\r\n`]],
    ["too many cookies", [`GET / HTTP/1.1\r\nHost: shop\r\n${accept}\r\nCookie: a=${long}\r\n\r\n`]],
    ["a longer address than is read at once", [`GET /?s=${long.repeat(8)} HTTP/1.1\r\n${accept}\r\n\r\n`]],
  ])("is answered with a page to a browser that sent %s", async (_, pieces) => {
    const answer = await send(...pieces);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain("content-type: text/html; charset=utf-8");
    expect(answer).toContain("content-security-policy: default-src 'none'");
    expect(answer).toContain('<html lang="sv">');
    expect(answer).toContain("<h1>Sidan kunde inte visas</h1>");
    expect(answer).toContain("Det som webbläsaren skickade är för långt.");
    expect(answer).toContain('<a href="/">Till startsidan</a>');
  });

  it("is answered with data to scripts and to what is no HTTP", async () => {
    const json = "Accept: application/json\r\nX-Requested-With: XMLHttpRequest";
    const answer = await send(`GET /produkter/autocomplete?query=${long} HTTP/1.1\r\nHost: shop\r\n${json}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('{"message":"Anropet kunde inte läsas."}');
    const nonsense = await send("nonsense\r\n\r\n");
    expect(nonsense).toMatch(/^HTTP\/1\.1 400 /);
    expect(nonsense).toContain('{"message":"Anropet kunde inte läsas."}');
  });

  it("is answered with data when it takes too long, whoever sent it", async () => {
    const http = server.server;
    const { headersTimeout, requestTimeout } = http;
    Object.assign(http, { headersTimeout: 1, requestTimeout: 2 });
    const answer = await send(`GET / HTTP/1.1\r\nHost: shop\r\n${accept}\r\n`);
    Object.assign(http, { headersTimeout, requestTimeout });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('{"message":"Anropet kunde inte läsas."}');
  }, 15_000);
});
