import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/createTestDatabase.ts";
import { createServer } from "../createServer.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A server with two routes: one returns what it knows of the visitor, one starts a session. */
async function startServer(environment: Readonly<Record<string, string>>): Promise<FastifyInstance> {
  const config = readConfig({ ...environment, LOG_LEVEL: "silent", NODE_ENV: "test" });
  const server = await createServer(config, { buying: database.db, browsing: database.db });
  server.get("/who", ({ ip, protocol, ownOrigin }) => ({ ip, protocol, ownOrigin }));
  server.get("/start", async ({ visit }) => {
    await visit.ensure();
    return {};
  });
  return server;
}

const forwarded = {
  host: "app:3000",
  "x-forwarded-for": "203.0.113.9",
  "x-forwarded-proto": "https",
  "x-forwarded-host": "shop.example",
};

describe("a server behind a proxy", () => {
  it("trusts a named proxy on another machine", async () => {
    const server = await startServer({ TRUST_PROXY: "10.0.0.0/24", SHOP_HOSTS: "shop.example" });
    const answer = await server.inject({ url: "/who", headers: forwarded, remoteAddress: "10.0.0.7" });

    expect(answer.json()).toEqual({ ip: "203.0.113.9", protocol: "https", ownOrigin: "https://shop.example" });
    await server.close();
  });

  it("trusts nobody else", async () => {
    const server = await startServer({ TRUST_PROXY: "10.0.0.0/24", SHOP_HOSTS: "shop.example" });
    const answer = await server.inject({ url: "/who", headers: forwarded, remoteAddress: "10.0.1.7" });

    expect(answer.json()).toEqual({ ip: "10.0.1.7", protocol: "http", ownOrigin: "http://shop.example" });
    await server.close();
  });

  it("logs once that an untrusted machine forwards visitors", async () => {
    const server = await startServer({ TRUST_PROXY: "10.0.0.0/24" });
    const warn = vi.spyOn(server.log, "warn");
    await server.inject({ url: "/who", remoteAddress: "10.0.1.7" });
    await server.inject({ url: "/who", headers: { "x-forwarded-for": "203.0.113.9" }, remoteAddress: "10.0.0.7" });
    expect(warn).not.toHaveBeenCalled();
    for (const remoteAddress of ["10.0.1.7", "10.0.1.7", "10.0.2.7"]) {
      await server.inject({ url: "/who", headers: { "x-forwarded-for": "203.0.113.9" }, remoteAddress });
    }
    expect(warn.mock.calls).toEqual([[expect.stringContaining("TRUST_PROXY")]]);
    await server.close();
  });

  it.each([
    ["the request came by https", {}, forwarded],
    ["the shop's public address is https", { SHOP_PUBLIC_URL: "https://shop.example" }, { host: "app:3000" }],
  ])("sets the session cookie as Secure when %s", async (_, environment, headers) => {
    const server = await startServer(environment);
    const answer = await server.inject({ url: "/start", headers, remoteAddress: "127.0.0.1" });

    expect(answer.headers["set-cookie"]).toMatch(/^shop_session=[^;]+;.*; Secure/);
    await server.close();
  });

  it("sets no Secure cookie that a browser would then drop", async () => {
    const server = await startServer({});
    const answer = await server.inject({ url: "/start", headers: { host: "localhost:3000" } });

    expect(answer.headers["set-cookie"]).not.toContain("Secure");
    await server.close();
  });
});
