import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

async function heldAfter(...quantities: readonly (string | undefined)[]): Promise<number> {
  const visitor = await shop.visit();
  for (const quantity of quantities)
    await visitor.submit("/kassa/lagg-i-varukorg/1001", quantity === undefined ? {} : { quantity });
  const { rows } = await shop.database.pool.query(
    "SELECT quantity FROM cart_line WHERE product_id = 1001 ORDER BY id DESC LIMIT 1",
  );
  return rows[0]?.quantity ?? 0;
}

describe("the form of a buy button", () => {
  it("adds the requested quantity, and one where it has no valid quantity", async () => {
    expect(await heldAfter("3")).toBe(3);
    expect(await heldAfter("2", "2")).toBe(4);
    expect(await heldAfter(undefined)).toBe(1);
    expect(await heldAfter("-4")).toBe(1);
    expect(await heldAfter("1.5")).toBe(1);
  });

  it("adds at most the maximum per customer", async () => {
    const { rows } = await shop.database.pool.query("SELECT max_quantity FROM product WHERE id = 1001");
    expect(rows[0].max_quantity).toBeGreaterThan(1);
    expect(await heldAfter("1", "999")).toBe(rows[0].max_quantity);
  });
});
