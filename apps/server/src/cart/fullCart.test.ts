import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";
import { maxCartLines } from "./cartRules.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  // Copies of one product, so that the catalogue has more products than a cart has lines.
  await shop.database.pool.query(`
    INSERT INTO product SELECT (jsonb_populate_record(p, jsonb_build_object('id', 500000 + n, 'external_id', 'copy-' || n))).*
    FROM product p, generate_series(1, ${maxCartLines + 1}) n WHERE p.id = 1001`);
});
afterAll(() => shop.close());

const copies = (count: number, first = 1) => Array.from({ length: count }, (_, index) => 500_000 + first + index);

async function add(visitor: Awaited<ReturnType<TestShop["visit"]>>, products: readonly number[]) {
  const entries = products.map((id) => [`products[${id}][quantity]`, "1"] as const);
  return visitor.post("/checkoutv3/products/update", Object.fromEntries(entries));
}

const lineCount = async (): Promise<number> =>
  (await shop.database.pool.query<{ count: number }>("SELECT count(*)::int AS count FROM cart_line")).rows[0]?.count ??
  0;

describe("a cart", () => {
  it("refuses a request with more changes than a cart has lines", async () => {
    const visitor = await shop.visit();
    const answer = await add(visitor, copies(maxCartLines + 1));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ message: "Du kan ändra högst 200 varor åt gången." });
    expect(await lineCount()).toBe(0);
  });

  it("takes no more lines when it is full, and still changes those it has", async () => {
    const visitor = await shop.visit();
    expect((await add(visitor, copies(maxCartLines))).statusCode).toBe(200);
    const refused = await add(visitor, [500_001 + maxCartLines]);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain("rymmer högst 200 olika varor");
    expect((await visitor.post(`/kassa/lagg-i-varukorg/${500_001 + maxCartLines}`, {})).statusCode).toBe(409);
    expect((await add(visitor, [500_001])).statusCode).toBe(200);
    expect(await lineCount()).toBe(maxCartLines);
  });
});
