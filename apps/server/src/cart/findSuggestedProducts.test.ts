import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { fillProducts, openSession } from "../testing/fillShop.ts";
import { addToCart } from "./changeCart.ts";
import { findSuggestedProducts, type SuggestionRecord, suggestionColumns } from "./findSuggestedProducts.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await fillProducts(database.db, [
    { id: 1 },
    { id: 2, name: "Slut", stock: 0 },
    { id: 12, name: "Slut enligt flödet" },
    { id: 3, name: "Utan pris", priceOre: null },
    { id: 4, name: "Borttagen" },
    { id: 5, name: "Stoppad" },
    { id: 6, name: "Bara visad" },
    { id: 7, name: "Slutsåld i alla färger" },
    { id: 8, name: "Finns i en färg" },
    { id: 70, stock: 0 },
    { id: 80, stock: 0 },
    { id: 81 },
    { id: 9, name: "På väg in" },
    { id: 10, name: "I lager" },
    { id: 11, name: "Den fjärde" },
  ]);
  await database.pool.query(`
    UPDATE product SET removed_at = now() WHERE id = 4;
    UPDATE product SET stopped_at = now() WHERE id = 5;
    UPDATE product SET buy_disabled = true WHERE id = 6;
    UPDATE product SET is_parent = true, stock = 0, price_ore = NULL WHERE id IN (7, 8);
    UPDATE product SET parent_id = 7 WHERE id = 70;
    UPDATE product SET parent_id = 8 WHERE id IN (80, 81);
    UPDATE product SET availability = 'backorder' WHERE id = 9;
    UPDATE product SET availability = 'out_of_stock' WHERE id = 12;
    INSERT INTO product_relation (product_id, related_id, kind, position)
      SELECT 1, n, kind, (n + 9) % 12 FROM generate_series(2, 12) n, unnest(ARRAY['recommended', 'ordered_with']) kind`);
});
afterAll(() => database.close());

describe("suggestions beside a cart", () => {
  it("are all available: products that are sold out, withdrawn or without a price take no place", async () => {
    const session = await openSession(database.db);
    await addToCart(database.db, session, [{ productId: 1, variantId: null }]);
    const { rows } =
      await sql<SuggestionRecord>`SELECT ${suggestionColumns} FROM session WHERE id = ${session}`.execute(database.db);
    const { suggested, orderedWith } = await findSuggestedProducts(database.db, rows[0]?.relations ?? [], true);
    const names = ["Finns i en färg", "På väg in", "I lager"];
    expect([suggested, orderedWith].map((products) => products.map(({ name }) => name))).toEqual([names, names]);
  });
});
