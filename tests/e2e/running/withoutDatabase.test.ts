import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDatabase, type StartedDatabase } from "../../../apps/server/src/database/startDatabase.ts";
import { type FaultProxy, startFaultProxy } from "../../../apps/server/src/testing/startFaultProxy.ts";
import { type RunningShop, startShop } from "../shops/startShop.ts";

/** The length of the outage; five minutes in the long suite. */
const outage = process.env["TEST_LONG"] ? 300_000 : 3000;
const dataDir = mkdtempSync(join(tmpdir(), "torg-away-"));

let database: StartedDatabase;
let proxy: FaultProxy;
let shop: RunningShop;
let cookie: string;
let warmed: readonly string[];

interface Answer {
  readonly path: string;
  readonly status: number;
  readonly age: string | null;
  readonly retryAfter: string | null;
  readonly headers: Headers;
  readonly body: string;
}

async function open(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const answer = await fetch(`${shop.address}${path}`, { headers: { accept: "text/html", ...headers } });
  const { status, headers: answered } = answer;
  const [age, retryAfter] = [answered.get("age"), answered.get("retry-after")];
  return { path, status, age, retryAfter, headers: answered, body: await answer.text() };
}

/** The share of successful responses, and the others. */
function shareOf(answers: readonly Answer[]): { readonly share: number; readonly others: readonly string[] } {
  const others = answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`);
  return { share: 1 - others.length / answers.length, others };
}

beforeAll(async () => {
  database = await startDatabase({ dataDir, role: "server" });
  proxy = await startFaultProxy(database.url);
  shop = await startShop({ data: "reference", env: { DATABASE_URL: proxy.url } });
  const map = await open("/sitemap.xml");
  const parts = map.body.includes("<sitemapindex")
    ? await Promise.all(
        [...map.body.matchAll(/<loc>[^<]*?(\/sitemap[^<]*)<\/loc>/g)].map(([, path = ""]) => open(path)),
      )
    : [map];
  const paths = parts.flatMap(({ body }) => [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]);
  warmed = paths.map(([, path = ""]) => path || "/").slice(0, 47);
  const started = await fetch(`${shop.address}/api/internal/csrf-token`);
  cookie = started.headers.getSetCookie()[0]?.split(";")[0] ?? "";
});

afterAll(async () => {
  await shop.stop();
  await proxy.close();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("a shop without its database", () => {
  it(
    "can be read: earlier pages with their age, unopened listings, and by a returning visitor",
    {
      timeout: outage + 120_000,
    },
    async () => {
      expect(warmed.length).toBeGreaterThan(30);
      for (const path of warmed) expect([path, (await open(path)).status]).toEqual([path, 200]);
      await proxy.refuse();
      // A second after it was made, a page with products is stale and says so; the last one is the youngest.
      const showsProducts = (path: string): boolean => /^\/(?:kategori|produkter)\//.test(path);
      const youngest = warmed.findLast(showsProducts) ?? "";
      await expect.poll(async () => (await open(youngest)).age, { interval: 100 }).not.toBeNull();
      const end = Date.now() + outage;
      const seen: Answer[] = [];
      const cold: Answer[] = [];
      for (let round = 1; round === 1 || Date.now() < end; round += 1) {
        for (const path of warmed) seen.push(await open(path, round % 2 === 0 ? { cookie } : {}));
        const from = `price_min=${round}`;
        for (const path of [
          `/kategori/vitvaror?${from}`,
          `/kategori/vitvaror?${from}&sorting=price_asc&per_page=12`,
          `/produkter/filtrera?${from}&cat1=1`,
          `/produkter/filtrera?${from}&cat1=1&page=2`,
          `/produkter/sok?s=tv%C3%A4ttmaskin&${from}`,
        ]) {
          cold.push(await open(path));
        }
      }
      const listings = seen.filter(({ path }) => showsProducts(path));
      expect(new Set(listings.filter(({ age }) => age === null).map(({ path }) => path))).toEqual(new Set());
      expect(shareOf(seen).share).toBeGreaterThanOrEqual(0.95);
      expect(shareOf(cold).share).toBeGreaterThanOrEqual(0.9);
    },
  );

  it("serves filters, suggestions and products that nobody has viewed", async () => {
    const asked = { accept: "application/json" };
    const filters = await open("/produkter/filtrera?cat1=1&cat2=11&cat3=111", asked);
    expect(JSON.parse(filters.body)).toMatchObject({ num: 30 });
    const suggestions = await open("/produkter/autocomplete?query=tv%C3%A4ttmaskin", asked);
    expect(suggestions.body).toContain('"type":"product"');
    const product = await open("/produkter/id/1003?x=1");
    expect([product.status, product.age === null]).toEqual([200, false]);
    expect(product.body).toContain("<h1");
  });

  it("says in Swedish that cart and checkout are unavailable, on a page that links back", async () => {
    for (const path of ["/varukorg", "/kassa/leverans", "/login"]) {
      const { status, retryAfter, headers, body } = await open(path, { cookie });
      expect([path, status, retryAfter]).toEqual([path, 503, "5"]);
      expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
      expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(body).toMatch(/<header[^]*Din varukorg finns kvar[^]*href="\/"/);
    }
    const { status, retryAfter, body } = await open("/checkoutv3/products/index", {
      cookie,
      accept: "application/json",
    });
    expect([status, retryAfter, JSON.parse(body)]).toEqual([
      503,
      "5",
      { message: "Butiken kan inte nås just nu. Försök igen om en stund." },
    ]);
  });

  it("is fully available soon after the database is back", async () => {
    await proxy.heal();
    const since = Date.now();
    await expect.poll(async () => (await open("/varukorg", { cookie })).status, { interval: 50 }).toBe(200);
    expect(Date.now() - since).toBeLessThan(3000);
    await expect.poll(async () => (await open(warmed[0] ?? "/")).age, { interval: 50 }).toBeNull();
    expect(shop.output()).not.toContain("A failure that nothing has handled");
  });
});
