import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedReference } from "../seed/reference/seedReference.ts";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";

let replica: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  replica = await createTestDatabase();
  await seedReference(replica.db);
  await replica.pool.query("UPDATE product SET name = 'Ur kopian' WHERE id = 1001");
  shop = await startTestShop({ replicaUrl: replica.url });
});

afterAll(async () => {
  await shop.close();
  await replica.close();
});

describe("a shop with a database replica", () => {
  it("lists and suggests from the replica, and sells from the primary", async () => {
    const visitor = await shop.visit();
    const listing = await visitor.get("/produkter/filtrera?cat1=1&cat2=11&cat3=111");
    expect(listing.json<{ products: { product_name: string }[] }>().products[0]?.product_name).toBe("Ur kopian");
    const cart = await visitor.post("/checkoutv3/products/update", { "products[1001][quantity]": 1 });
    expect(cart.json<{ products: { name: string }[] }>().products[0]?.name).toBe("Tvättmaskin NV 8014");
  });
});
