import { sql } from "kysely";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { type FaultProxy, startFaultProxy } from "../testing/startFaultProxy.ts";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";

let proxy: FaultProxy;
let shop: TestShop;
let address: string;
let cookie: string;
/** A minute in the long suite. */
const pauseOf = process.env["TEST_LONG"] ? 60_000 : 4000;
const unhandled: unknown[] = [];
const hear = (reason: unknown): void => void unhandled.push(reason);

beforeAll(async () => {
  shop = await startTestShop({}, async (url) => {
    proxy = await startFaultProxy(url);
    return proxy.url;
  });
  address = await shop.server.listen({ port: 0, host: "127.0.0.1" });
  ({ cookie } = await shop.visit());
  process.on("unhandledRejection", hear);
});

afterEach(async () => {
  await proxy.heal();
  await vi.waitUntil(async () => (await fetch(`${address}/readyz`)).status === 200, { timeout: 10_000 });
});

afterAll(async () => {
  process.off("unhandledRejection", hear);
  await shop.close();
  await proxy.close();
});

/** Every kind of read that a visitor's browser does. */
const reads = [
  "/checkoutv3/products/index",
  "/checkoutv3/checkoutv3/show",
  "/api/internal/csrf-token",
  "/api/internal/compare/index",
  "/api/internal/cookie-consent",
  "/api/internal/product_reviews/1001",
  "/api/internal/stores/index",
  "/api/internal/stores/index/1001",
  "/produkter/filtrera?cat1=1&cat2=11&cat3=111",
  "/produkter/autocomplete?query=tv%C3%A4tt",
  "/sitemap.xml",
  ...[
    "/",
    "/kategori/vitvaror",
    "/produkter/id/1001",
    "/produkter/sok?s=disk",
    "/produkter/jamfor",
    "/varukorg",
    "/kassa/leverans",
    "/konto",
    "/login",
    "/sidor/kopvillkor",
    "/sidor/butiker/vara-butiker",
    "/retur-och-reklamation",
    "/angra-kop",
    "/checkout/confirmation/1",
    "/product_review/a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f601",
    "/finns/inte",
  ].map((path) => `/api/internal/page?path=${encodeURIComponent(path)}`),
];

const headers = () => ({ cookie, accept: "application/json", "x-requested-with": "XMLHttpRequest" });

async function readAll(): Promise<readonly string[]> {
  const answers = await Promise.all(
    reads.map(async (path) => {
      const answer = await fetch(`${address}${path}`, { headers: headers() });
      await answer.text();
      const isTold = answer.status !== 503 || answer.headers.get("retry-after") !== null;
      return [200, 404, 503].includes(answer.status) && isTold ? [] : [`${answer.status} ${path}`];
    }),
  );
  return answers.flat();
}

describe("a shop whose database is away", () => {
  it("responds to every reading request with a cookie, and leaves no rejection unhandled", async () => {
    await proxy.refuse();
    expect(await readAll()).toEqual([]);
    expect(unhandled).toEqual([]);
  });

  it("leaves no rejection unhandled when connections are cut during requests", async () => {
    for (let round = 0; round < 5; round += 1) {
      const reading = readAll();
      await new Promise((resolve) => setImmediate(resolve));
      proxy.cut();
      expect(await reading).toEqual([]);
    }
    expect(unhandled).toEqual([]);
  });

  it(
    "does not block requests on a stalled database, and serves again soon after it recovers",
    {
      timeout: pauseOf + 60_000,
    },
    async () => {
      const end = Date.now() + pauseOf;
      const slow: string[] = [];
      proxy.pause();
      await Promise.all(
        reads.map(async (path) => {
          while (Date.now() < end) {
            const since = performance.now();
            const answer = await fetch(`${address}${path}`, { headers: headers() });
            await answer.text();
            const took = performance.now() - since;
            if (took > 2500) slow.push(`${took.toFixed()} ms ${path}`);
            if (answer.status !== 200) await pause(250);
          }
        }),
      );
      expect(slow).toEqual([]);
      expect(unhandled).toEqual([]);
      await proxy.heal();
      const isBack = async () => (await fetch(`${address}${reads[0]}`, { headers: headers() })).status === 200;
      await vi.waitUntil(isBack, { timeout: 10_000 });
    },
  );

  it("can search by words in the meantime, and by numbers again afterwards", async () => {
    await shop.database.pool.query("UPDATE product SET gtin = '7310390001234' WHERE id = 1001");
    /** A machine that is busy with other tests may refuse a request, which is repeated. */
    const count = (query: string): Promise<number> =>
      vi.waitFor(
        async () => {
          const path = `/produkter/filtrera?s=${encodeURIComponent(query)}`;
          const answer = await fetch(`${address}${path}`, { headers: headers() });
          expect(answer.status).toBe(200);
          return z.object({ num: z.number() }).parse(await answer.json()).num;
        },
        { timeout: 10_000 },
      );
    await proxy.refuse();
    expect(await count("tvättmaskin 8 kg")).toBeGreaterThan(1);
    expect(await count("7310390001234")).toBe(0);
    await proxy.heal();
    await vi.waitUntil(async () => (await count("7310390001234")) === 1, { timeout: 10_000 });
  });

  it("ends a statement that takes too long, and responds with 503", async () => {
    const since = performance.now();
    await expect(sql`SELECT pg_sleep(30)`.execute(shop.context.db)).rejects.toThrow(/statement timeout/);
    expect(performance.now() - since).toBeLessThan(2500);
  });

  it("keeps connections for carts while pages wait with all of theirs", async () => {
    const { pool } = shop.database;
    const locking = await pool.connect();
    await locking.query("BEGIN; LOCK TABLE redirect IN ACCESS EXCLUSIVE MODE");
    const pages = [...Array(40).keys()].map(async () => {
      const page = await fetch(`${address}/api/internal/page?path=%2Ffinns%2Finte`, { headers: headers() });
      return page.status;
    });
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
    await vi.waitUntil(async () => ((await pool.query(waiting)).rowCount ?? 0) >= 8);
    const answer = await fetch(`${address}/checkoutv3/products/index`, { headers: headers() });
    await locking.query("ROLLBACK");
    locking.release();
    expect(answer.status).toBe(200);
    expect(await Promise.all(pages)).toContain(404);
  });
});
