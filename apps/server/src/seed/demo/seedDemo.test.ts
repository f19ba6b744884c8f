import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/createTestDatabase.ts";
import { seedDemo } from "./seedDemo.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemo(database);
}, 300_000);
afterAll(() => database.close());

async function one<Row extends object>(query: string): Promise<Row | undefined> {
  return (await database.pool.query<Row>(query)).rows[0];
}

describe("seedDemo", () => {
  it("takes over every article of the three feeds", async () => {
    const found = await one(`SELECT count(*) FILTER (WHERE s.name = 'demo-elektronik')::int AS electronics,
      count(*) FILTER (WHERE s.name = 'demo-klader')::int AS apparel, count(*) FILTER (WHERE s.name = 'demo-vitvaror')::int AS whitegoods
      FROM product p JOIN source s ON s.id = p.source_id WHERE NOT p.is_parent`);
    expect(found).toEqual({ electronics: 12_850, apparel: 1542, whitegoods: 2407 });
  });

  it("shows a picture of every product, and white goods without price and energy class", async () => {
    expect(await one("SELECT count(*)::int AS count FROM product WHERE image IS NULL")).toEqual({ count: 0 });
    expect(
      await one(`SELECT count(*)::int AS count FROM product p JOIN source s ON s.id = p.source_id
        WHERE p.energy IS NOT NULL OR s.name = 'demo-vitvaror' AND (NOT p.price_hidden OR p.stock > 0)`),
    ).toEqual({ count: 0 });
  });

  it("makes only honest offers and ratings that are the mean of their reviews", async () => {
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

  it("says where everything comes from", async () => {
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
