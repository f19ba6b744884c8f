import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importFeed } from "../../import/importFeed.ts";
import { writeTable, type WrittenItem } from "@torg/feed/fixtures";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";
import { findProducts } from "./productRow.ts";
import { listingProduct } from "./productView.ts";

let shop: TestShop;
let folder: string;

const item = (id: string, more: WrittenItem = {}): WrittenItem => ({
  id,
  title: `Sladdlampa ${id}`,
  description: "Text",
  link: "https://x.example/1",
  image_link: `https://x.example/${id}.jpg`,
  availability: "in_stock",
  price: "2400.00 SEK",
  product_type: "Lampor",
  ...more,
});

beforeAll(async () => {
  shop = await startTestShop();
  folder = await mkdtemp(join(tmpdir(), "monthly-"));
  const location = join(folder, "feed.tsv");
  await writeFile(location, writeTable([item("plain"), item("sold"), item("told", { installment: "12:210.00 SEK" })]));
  await importFeed({ pool: shop.database.pool, location, source: "monthly" });
  await shop.context.catalogue.reload();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

async function get(url: string) {
  const answer = await shop.server.inject({ url, headers: { "x-requested-with": "XMLHttpRequest" } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** All monthly costs in a response, at any depth. */
function monthlyFigures(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(monthlyFigures);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    /monthly/i.test(name) && typeof inner !== "object" ? [inner] : monthlyFigures(inner),
  );
}

describe("the monthly price of a product", () => {
  it("is the feed's, or none where the feed has none, in listings, suggestions and the product's page", async () => {
    const listing = await get("/produkter/filtrera?blade=search&s=sladdlampa");
    const suggestions = await get("/produkter/autocomplete?query=sladdlampa");
    expect(listing.products).toHaveLength(3);
    expect(monthlyFigures(listing)).toEqual([210]);
    expect(monthlyFigures(suggestions)).toEqual([210]);
    const { rows } = await shop.database.pool.query<{ id: number }>(
      "SELECT id FROM product WHERE external_id = 'plain'",
    );
    const page = await get(`/api/internal/page?path=/produkter/id/${rows[0]?.id}`);
    expect(page.page.product.product_name).toBe("Sladdlampa plain");
    expect(monthlyFigures(page.page.product)).toEqual([]);
  });

  it("is shown only for products that have one in the database", async () => {
    const { rows } = await shop.database.pool.query<{ id: number; monthly: number | null }>(
      "SELECT id, monthly_price_ore AS monthly FROM product WHERE removed_at IS NULL",
    );
    const shown = await findProducts(
      shop.context.db,
      rows.map(({ id }) => id),
    );
    const told = new Map(rows.map(({ id, monthly }) => [id, monthly]));
    expect(shown.length).toBe(rows.length);
    for (const row of shown) {
      const { monthlyOre: monthly } = listingProduct(row);
      expect(monthly === null || monthly === told.get(row.id)).toBe(true);
    }
  });
});
