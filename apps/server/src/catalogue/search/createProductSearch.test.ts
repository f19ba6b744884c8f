import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

async function count(query: string): Promise<number> {
  const url = `/produkter/filtrera?s=${encodeURIComponent(query)}`;
  return (await shop.server.inject({ url, headers: { accept: "application/json" } })).json().num;
}

describe("createProductSearch", () => {
  it("remembers what was found until the catalogue is another", async () => {
    expect(await count("Grillset")).toBe(0);
    await shop.database.pool.query("UPDATE product SET listed = true, search_words = 'Grillset' WHERE id = 1502");
    expect(await count("grillset!")).toBe(0);
    await shop.context.catalogue.reload();
    expect(await count("grillset")).toBe(1);
  });

  it("forgets a search that failed", async () => {
    const { pool } = shop.database;
    await pool.query("ALTER TABLE product RENAME COLUMN search_letters TO hidden");
    const broken = await shop.server.inject({
      url: "/produkter/filtrera?s=hylla",
      headers: { accept: "application/json" },
    });
    expect(broken.statusCode).toBe(500);
    expect(broken.json()).toEqual({ message: "Något gick fel" });
    await pool.query("ALTER TABLE product RENAME COLUMN hidden TO search_letters");
    expect(await count("hylla")).toBe(0);
  });
});
