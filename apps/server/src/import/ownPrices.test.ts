import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeTable, type WrittenItem } from "@torg/feed/fixtures";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { importFeed } from "./importFeed.ts";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "own-prices-"));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => database.pool.query("TRUNCATE product, operator_log CASCADE"));

const item = (changes: WrittenItem = {}): WrittenItem => ({
  id: "1",
  title: "Kastrull",
  description: "Text",
  link: "https://x.example/1",
  image_link: "https://x.example/1.jpg",
  availability: "in_stock",
  price: "1000.00 SEK",
  brand: "Nordvik",
  product_type: "Kök > Kastruller",
  ...changes,
});

async function takeAll(items: readonly WrittenItem[]): Promise<void> {
  const location = join(folder, "feed.tsv");
  await writeFile(location, writeTable(items));
  await importFeed({ pool: database.pool, location });
}

const take = (changes: WrittenItem = {}) => takeAll([item(changes)]);

const query = (text: string) => database.pool.query(text);

/** Sets a price as the desk does. */
async function setAtDesk(price: number, prior: number | null = null): Promise<void> {
  await query(`UPDATE product SET price_ore = ${price}, prior_price_ore = ${prior}, monthly_price_ore = NULL`);
  await query(`INSERT INTO operator_log (event, details)
    SELECT 'price', jsonb_build_object('product', id, 'to', ${price}, 'prior', ${prior}::integer) FROM product`);
}

const stored = async () => {
  const { rows } = await query("SELECT price_ore AS price, prior_price_ore AS prior, title FROM product");
  return rows[0];
};

/** Simulates an upgrade after which every product has more data, so that each is rewritten. */
const sayMore = () => query("UPDATE product SET content_hash = 'of an earlier version'");

describe("a price that was set at the desk", () => {
  it("stays when a product is imported again with the same price in the feed", async () => {
    await take();
    await setAtDesk(80_000, 100_000);
    await sayMore();
    await take();
    expect(await stored()).toMatchObject({ price: 80_000, prior: 100_000 });
    await take({ title: "Kastrull 3 l" });
    expect(await stored()).toEqual({ price: 80_000, prior: 100_000, title: "Kastrull 3 l" });
  });

  it("is replaced by another price of the feed, which stays until the desk sets one again", async () => {
    await take();
    await setAtDesk(80_000, 100_000);
    await take({ price: "900.00 SEK" });
    expect(await stored()).toMatchObject({ price: 90_000, prior: null });
    await take({ price: "900.00 SEK", title: "Kastrull 3 l" });
    expect(await stored()).toMatchObject({ price: 90_000 });
    await setAtDesk(85_000);
    await take({ price: "900.00 SEK", title: "Kastrull 3 liter" });
    expect(await stored()).toMatchObject({ price: 85_000 });
  });

  it("is replaced when the feed starts or ends a sale", async () => {
    await take();
    await setAtDesk(95_000);
    await take({ sale_price: "850.00 SEK" });
    expect(await stored()).toMatchObject({ price: 85_000, prior: 100_000 });
    await setAtDesk(80_000, 100_000);
    await take();
    expect(await stored()).toMatchObject({ price: 100_000, prior: null });
  });

  it("removes what the feed calculated from its own price", async () => {
    const withMonths = { installment: "10:100.00 SEK" };
    await take(withMonths);
    expect((await query("SELECT monthly_price_ore AS month FROM product")).rows).toEqual([{ month: 10_000 }]);
    await setAtDesk(80_000);
    await sayMore();
    await take(withMonths);
    const { rows } = await query("SELECT monthly_price_ore AS month FROM product");
    expect(rows).toEqual([{ month: null }]);
  });

  it("is kept after the upgrade to a version that stores it, and stays in its first import", async () => {
    await take();
    await setAtDesk(80_000, 100_000);
    const both = [item(), item({ id: "2", title: "Stekpanna" })];
    await takeAll(both);
    await query("ALTER TABLE product DROP COLUMN told_price_ore, DROP COLUMN told_prior_price_ore");
    await query(await readFile(new URL("../database/migrations/0104_told_prices.sql", import.meta.url), "utf8"));
    const { rows } = await query("SELECT external_id AS id, told_price_ore AS told FROM product ORDER BY external_id");
    expect(rows).toEqual([
      { id: "1", told: null },
      { id: "2", told: 100_000 },
    ]);
    await sayMore();
    await takeAll(both);
    expect((await query("SELECT price_ore AS price FROM product WHERE external_id = '1'")).rows).toEqual([
      { price: 80_000 },
    ]);
  });
});
