import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, taskTimeouts } from "../../database/openDatabase.ts";
import { claimsIn } from "../../testing/claimsIn.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/createTestDatabase.ts";
import { seedDemo } from "./seedDemo.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // As when the shop fills itself: without a statement timeout, since no visitor waits.
  const tasks = openDatabase(database.url, { max: 2, timeouts: taskTimeouts });
  await seedDemo(tasks).finally(() => tasks.close());
}, 300_000);
afterAll(() => database.close());

async function one<Row extends object>(query: string): Promise<Row | undefined> {
  return (await database.pool.query<Row>(query)).rows[0];
}

describe("seedDemo", () => {
  it("makes no environmental claim without a reason", async () => {
    expect(await claimsIn(database.pool)).toEqual([]);
  });

  it("imports every article of the three feeds", async () => {
    const found = await one(`SELECT count(*) FILTER (WHERE s.name = 'demo-elektronik')::int AS electronics,
      count(*) FILTER (WHERE s.name = 'demo-klader')::int AS apparel, count(*) FILTER (WHERE s.name = 'demo-vitvaror')::int AS whitegoods
      FROM product p JOIN source s ON s.id = p.source_id WHERE NOT p.is_parent`);
    expect(found).toEqual({ electronics: 12_850, apparel: 1542, whitegoods: 2407 });
  });

  it("shows a picture of every product, and no energy class without a source", async () => {
    expect(await one("SELECT count(*)::int AS count FROM product WHERE image IS NULL")).toEqual({ count: 0 });
    expect(
      await one(`SELECT count(*)::int AS count FROM product p JOIN source s ON s.id = p.source_id
        WHERE p.energy IS NOT NULL`),
    ).toEqual({ count: 0 });
  });

  it("sells white goods by the rule on the demo's page", async () => {
    const fridge = await one<{ price: number; shown: boolean }>(
      `SELECT price_ore AS price, NOT price_hidden AS shown FROM product WHERE external_id = 'kyl-cebda1a6be'`,
    );
    // 292 litres without extras.
    expect(fridge).toEqual({ price: 100 * (1990 + 16 * 292), shown: true });
    const sold = await one<{ all: number; priced: number; stocked: number }>(
      `SELECT count(*)::int AS all, count(p.price_ore)::int AS priced, count(*) FILTER (WHERE p.stock > 0)::int AS stocked
       FROM product p JOIN source s ON s.id = p.source_id WHERE s.name = 'demo-vitvaror'`,
    );
    expect(sold).toMatchObject({ all: 2407, priced: 2407 });
    expect(sold?.stocked).toBeGreaterThan(2200);
    const page = await one<{ html: string }>("SELECT html FROM content_page WHERE slug = 'om-demon'");
    for (const amount of ["1 990 kronor", "16 kronor per liter", "2 500 kronor", "1 000 kronor"]) {
      expect(page?.html.replaceAll("\u00a0", " ")).toContain(amount);
    }
  });

  it("makes only honest offers, and ratings that are the mean of their reviews", async () => {
    expect(
      await one(
        "SELECT count(*)::int AS count FROM product WHERE prior_price_ore IS NOT NULL AND (prior_price_ore <= price_ore OR lowest_prior_price_ore <> prior_price_ore)",
      ),
    ).toEqual({ count: 0 });
    expect(
      await one(`SELECT count(*)::int AS count FROM product p JOIN (SELECT product_id, avg(rating) AS mean, count(*) AS n FROM review GROUP BY 1) r ON r.product_id = p.id
        WHERE abs(p.rating - r.mean) > 0.06 OR p.review_count <> r.n`),
    ).toEqual({ count: 0 });
  });

  it("reads its stores' stock from the file that its shop.json names", async () => {
    const stock = await one(`SELECT count(*)::int AS rows, count(DISTINCT product_id)::int AS products,
      count(DISTINCT store_id)::int AS stores, sum(quantity)::int AS pieces FROM store_stock`);
    const ledger = await one("SELECT sum(change)::int AS pieces FROM stock_ledger WHERE store_id IS NOT NULL");
    const shown = await one("SELECT count(*)::int AS products FROM product WHERE show_store_stock");
    expect(stock).toMatchObject({ rows: 32_818, products: 3641, stores: 60, ...ledger });
    expect(shown).toEqual({ products: 3641 });
    const run = await one(`SELECT kind, state, report->'reasons' AS reasons FROM import_run ORDER BY id DESC LIMIT 1`);
    expect(run).toEqual({ kind: "store-stock", state: "done", reasons: {} });
  });

  it("names the source of everything", async () => {
    const page = await one<{ html: string }>("SELECT html FROM content_page WHERE slug = 'om-demon'");
    for (const sentence of [
      "Postnummer och orter: GeoNames (CC BY 4.0)",
      "Contains information from BuildCores OpenDB, made available under the ODC Attribution License",
      "Made with Natural Earth",
    ]) {
      expect(page?.html).toContain(sentence);
    }
  });
});
