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
  it("caches results until the catalogue changes", async () => {
    expect(await count("Grillset")).toBe(0);
    await shop.database.pool.query("UPDATE product SET listed = true, search_words = 'Grillset' WHERE id = 1502");
    expect(await count("grillset!")).toBe(0);
    await shop.context.catalogue.reload();
    expect(await count("grillset")).toBe(1);
  });

  it("searches words without the database and article numbers in it, and caches no failure", async () => {
    const { pool } = shop.database;
    await pool.query("UPDATE product SET article_number = 'NV-80 14' WHERE id = 1502");
    expect(await count("nv8014")).toBe(1);
    await pool.query("ALTER FUNCTION code_letters RENAME TO hidden");
    const headers = { accept: "application/json" };
    const ask = (query: string) => shop.server.inject({ url: `/produkter/filtrera?s=${query}`, headers });
    expect((await ask("hylla")).statusCode).toBe(200);
    const broken = await ask("nv%2080-14");
    expect(broken.statusCode).toBe(500);
    expect(broken.json()).toEqual({ message: "Något gick fel" });
    await pool.query("ALTER FUNCTION hidden RENAME TO code_letters");
    expect(await count("nv 80-14")).toBe(1);
  });
});
