import fc from "fast-check";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { priorPriceDays } from "@torg/compliance";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadCart } from "../cart/loadCart.ts";
import { findProduct } from "../catalogue/products/productRow.ts";
import { listingProduct } from "../catalogue/products/productView.ts";
import { importFeed } from "../import/importFeed.ts";
import { writeTable } from "@torg/feed/fixtures";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { fillProducts, openSession } from "../testing/fillShop.ts";

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), "torg-prices-"));
let made = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function newProduct(priceOre: number): Promise<number> {
  made += 1;
  await fillProducts(database.db, [{ id: made, priceOre }]);
  return made;
}

/** Moves the price history of all products back by some days. */
const letDaysPass = (days: number): Promise<unknown> =>
  database.pool.query(
    "UPDATE price_history SET valid_from = valid_from - $1 * interval '1 day', valid_to = valid_to - $1 * interval '1 day'",
    [days],
  );

/** Changes the price and prior price of a product. */
const setPrice = (id: number, priceOre: number, priorOre: number | null = null): Promise<unknown> =>
  database.pool.query("UPDATE product SET price_ore = $2, prior_price_ore = $3 WHERE id = $1", [
    id,
    priceOre,
    priorOre,
  ]);

async function lowestOf(id: number): Promise<number | null> {
  const row = await database.db
    .selectFrom("product")
    .select("lowest_prior_price_ore")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.lowest_prior_price_ore;
}

async function shownPrior(id: number): Promise<number | null> {
  const row = await findProduct(database.db, id);
  return row === null ? null : listingProduct(row).originalPriceOre;
}

async function historyOf(id: number): Promise<readonly (number | string)[]> {
  const { rows } = await database.pool.query<{ price: number; is_now: boolean }>(
    "SELECT price_ore AS price, valid_to IS NULL AS is_now FROM price_history WHERE product_id = $1 ORDER BY id",
    [id],
  );
  return rows.map(({ price, is_now }) => (is_now ? `${price} now` : price));
}

describe("the history of prices", () => {
  it("records what a product has cost, and nothing while it is hidden, removed or without a price", async () => {
    const id = await newProduct(10_000);
    await letDaysPass(1);
    await setPrice(id, 9_000);
    await letDaysPass(1);
    await database.pool.query("UPDATE product SET price_hidden = true WHERE id = $1", [id]);
    expect(await historyOf(id)).toEqual([10_000, 9_000]);
    await database.pool.query("UPDATE product SET price_hidden = false WHERE id = $1", [id]);
    expect(await historyOf(id)).toEqual([10_000, 9_000, "9000 now"]);
    await letDaysPass(1);
    await database.pool.query("UPDATE product SET removed_at = now() WHERE id = $1", [id]);
    expect(await historyOf(id)).toEqual([10_000, 9_000, 9_000]);
  });

  it("has no price that was set and changed in one transaction, and no row for other changes", async () => {
    const id = await newProduct(10_000);
    await letDaysPass(1);
    const client = await database.pool.connect();
    await client.query("BEGIN");
    await client.query("UPDATE product SET price_ore = 1 WHERE id = $1", [id]);
    await client.query("UPDATE product SET price_ore = 8000, stock = 3 WHERE id = $1", [id]);
    await client.query("COMMIT");
    client.release();
    await database.pool.query("UPDATE product SET stock = 2, name = 'Annat' WHERE id = $1", [id]);
    expect(await historyOf(id)).toEqual([10_000, "8000 now"]);
  });
});

describe("a reduced price", () => {
  it("is shown with the lowest price of the thirty days before, whatever earlier price the feed gives", async () => {
    const id = await newProduct(90_000);
    await letDaysPass(20);
    await setPrice(id, 100_000);
    await letDaysPass(priorPriceDays - 1);
    await setPrice(id, 80_000, 120_000);
    expect(await lowestOf(id)).toBe(90_000);
    expect(await shownPrior(id)).toBe(90_000);
  });

  it("ignores prices of more than thirty days before", async () => {
    const id = await newProduct(90_000);
    await letDaysPass(20);
    await setPrice(id, 100_000);
    await letDaysPass(priorPriceDays + 1);
    await setPrice(id, 80_000, 120_000);
    expect(await lowestOf(id)).toBe(100_000);
  });

  it("has no earlier price when the price was as low before", async () => {
    const id = await newProduct(80_000);
    await letDaysPass(3);
    await setPrice(id, 80_000, 120_000);
    expect(await shownPrior(id)).toBeNull();
    const row = await findProduct(database.db, id);
    expect(row === null ? null : listingProduct(row)).toMatchObject({ isDiscounted: false, discountBadge: null });
  });

  it("keeps the price from before its first step when it grows, and starts over when it shrinks", async () => {
    const id = await newProduct(100_000);
    await letDaysPass(40);
    await setPrice(id, 80_000, 100_000);
    await letDaysPass(40);
    await setPrice(id, 60_000, 100_000);
    expect(await lowestOf(id)).toBe(100_000);
    await letDaysPass(5);
    await setPrice(id, 90_000, 100_000);
    expect(await lowestOf(id)).toBe(60_000);
    expect(await shownPrior(id)).toBeNull();
    await letDaysPass(5);
    await setPrice(id, 100_000);
    expect(await lowestOf(id)).toBeNull();
  });

  it("uses the feed's earlier price while there is no history, and when the owner vouches for it", async () => {
    const id = await newProduct(80_000);
    await setPrice(id, 80_000, 100_000);
    await database.pool.query("DELETE FROM price_history WHERE product_id = $1", [id]);
    await setPrice(id, 80_000);
    await setPrice(id, 80_000, 100_000);
    expect([await lowestOf(id), await shownPrior(id)]).toEqual([100_000, 100_000]);
    await letDaysPass(1);
    await database.pool.query(
      "UPDATE product SET price_ore = 70000, prior_price_ore = 100000, lowest_prior_price_ore = 95000 WHERE id = $1",
      [id],
    );
    expect(await shownPrior(id)).toBe(95_000);
  });

  it("has the same earlier price in the cart as in lists, even above the feed's", async () => {
    const id = await newProduct(90_000);
    const session = await openSession(database.db);
    await database.db.insertInto("cart_line").values({ session_id: session, product_id: id, quantity: 1 }).execute();
    await letDaysPass(2);
    await setPrice(id, 80_000, 120_000);
    expect(await loadCart(database.db, session)).toMatchObject([{ priceOre: 80_000, originalPriceOre: 90_000 }]);
    await database.pool.query("UPDATE product SET lowest_prior_price_ore = 130000 WHERE id = $1", [id]);
    expect(await loadCart(database.db, session)).toMatchObject([{ originalPriceOre: 130_000 }]);
    expect(await shownPrior(id)).toBe(130_000);
  });

  it("has the lowest price of the thirty days before its start, in any sequence of prices", async () => {
    const price = fc.integer({ min: 1, max: 9 }).map((tens) => tens * 10);
    const step = fc.record({ days: fc.integer({ min: 1, max: 40 }), price, prior: fc.option(price) });
    await fc.assert(
      fc.asyncProperty(price, fc.array(step, { minLength: 1, maxLength: 8 }), async (first, steps) => {
        const id = await newProduct(first);
        const asked = [{ price: first, until: 0 }];
        let expected: number | null = null;
        let before: { readonly price: number; readonly isReduced: boolean } = { price: first, isReduced: false };
        let today = 0;
        for (const { days, price: next, prior } of steps) {
          await letDaysPass(days);
          today += days;
          for (const one of asked.slice(-1)) one.until = today;
          await setPrice(id, next, prior);
          const isReduced = prior !== null && prior > next;
          const known = asked.filter(({ until }) => until > today - priorPriceDays).map((one) => one.price);
          if (!isReduced) expected = null;
          else if (!before.isReduced || next > before.price) expected = Math.min(...known, prior);
          expect(await lowestOf(id)).toBe(expected);
          asked.push({ price: next, until: today });
          before = { price: next, isReduced };
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe("imports", () => {
  it("write the history and compare a sale with it, in one transaction", async () => {
    const location = join(folder, "feed.tsv");
    const deliver = async (fields: Readonly<Record<string, string>>): Promise<void> => {
      writeFileSync(location, writeTable([{ id: "a", title: "Vara", availability: "in_stock", ...fields }]));
      await importFeed({ pool: database.pool, location, source: "history" });
      await letDaysPass(5);
    };
    await deliver({ price: "1000 kr" });
    await deliver({ price: "900 kr" });
    await deliver({ price: "1200 kr", sale_price: "800 kr" });
    const { rows } = await database.pool.query<{ id: number; lowest: number }>(
      "SELECT id, lowest_prior_price_ore AS lowest FROM product WHERE external_id = 'a'",
    );
    expect(rows).toMatchObject([{ lowest: 90_000 }]);
    expect(await historyOf(rows[0]?.id ?? 0)).toEqual([100_000, 90_000, "80000 now"]);
    await deliver({ price: "1200 kr", sale_price: "800 kr", description: "Ny text" });
    expect(await lowestOf(rows[0]?.id ?? 0)).toBe(90_000);
  });
});
