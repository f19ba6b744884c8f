import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimsIn } from "../../testing/claimsIn.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/createTestDatabase.ts";
import { seedReference } from "./seedReference.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedReference(database.db);
});

afterAll(() => database.close());

async function rows<Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> {
  return (await query.execute(database.db)).rows;
}

describe("seedReference", () => {
  it("makes no environmental claim without a reason, except the tag that the contract names", async () => {
    expect(await claimsIn(database.pool)).toEqual(["1007: Miljöval"]);
  });

  it("fills the categories as in the contract's table", async () => {
    const found = await rows(sql<{ id: number; count: number }>`
      SELECT category_id AS id, count(*) AS count FROM product WHERE listed AND category_id IS NOT NULL
      GROUP BY category_id ORDER BY category_id`);
    expect(found.map(({ id, count }) => [id, count])).toEqual([
      [4, 3],
      [12, 3],
      [13, 2],
      [14, 2],
      [15, 2],
      [16, 2],
      [18, 4],
      [21, 2],
      [22, 4],
      [31, 6],
      [111, 30],
      [112, 6],
      [113, 1],
    ]);
  });

  it("gives the washing machines their brands, colours and specifications", async () => {
    const brands = await rows(sql<{ name: string; count: number }>`
      SELECT b.name, count(*) AS count FROM product p JOIN brand b ON b.id = p.brand_id
      WHERE p.category_id = 111 AND NOT b.hidden GROUP BY b.name ORDER BY count DESC, b.name`);
    expect(brands).toEqual([
      { name: "Nordvik", count: 7 },
      { name: "Hemkraft", count: 5 },
      { name: "Polaris", count: 5 },
      { name: "Elvira", count: 4 },
      { name: "Lyra", count: 4 },
      { name: "Sundbo", count: 4 },
    ]);
    const values = await rows(sql<{ value: string; count: number }>`
      SELECT v.value, count(*) AS count FROM product_filter s JOIN spec_value v ON v.id = ANY (s.spec_value_ids)
      WHERE v.group_id IN (102, 105) GROUP BY v.id, v.value ORDER BY v.id`);
    expect(values.map(({ value, count }) => `${value} ${count}`)).toEqual([
      "Ånga 9",
      "Fjärrstart 9",
      "Allergiprogram 6",
      "Snabbtvätt 10",
      "Frontmatad 22",
      "Toppmatad 4",
    ]);
    const colors = await rows(sql<{ name: string; count: number }>`
      SELECT c.name, count(*) AS count FROM product_filter s JOIN color_value v ON v.id = ANY (s.color_value_ids)
      JOIN color c ON c.id = v.color_id GROUP BY c.id ORDER BY c.id`);
    expect(colors.map(({ name, count }) => `${name} ${count}`)).toEqual([
      "Vit 19",
      "Silver 4",
      "Svart 3",
      "Blå 2",
      "Grå 1",
      "Röd 1",
    ]);
  });

  it("has the stores, deliveries and codes that the contract names, with their ids", async () => {
    const [first] = await rows(sql`
      SELECT id, name, city, address, zip, lat, lng, phone_number, email, opening_hours_html, slug, only_white_goods
      FROM store ORDER BY id`);
    expect(first).toEqual({
      id: 1,
      name: "Nordhem Kungens Kurva",
      city: "Skärholmen",
      address: "Tangentvägen 4",
      zip: "127 47",
      lat: 59.2689,
      lng: 17.9203,
      phone_number: "08-555 010 10",
      email: "kungenskurva@nordhem.example",
      opening_hours_html:
        "<table><tr><th>Mån–fre</th><td>10–19</td></tr><tr><th>Lör–sön</th><td>10–17</td></tr></table>",
      slug: "kungens-kurva",
      only_white_goods: false,
    });
    const named = await rows(sql<{ name: string }>`
      SELECT 'store ' || id || ' ' || coalesce(slug, '-') AS name FROM store
      UNION ALL SELECT 'way ' || id || ' ' || name FROM delivery_type
      UNION ALL SELECT 'payment ' || id || ' ' || name FROM payment_type WHERE active
      UNION ALL SELECT 'code ' || CASE code_hash WHEN gift_card_hash('PRESENT500') THEN 'PRESENT500' ELSE code END FROM discount ORDER BY name`);
    expect(named.map(({ name }) => name)).toEqual([
      "code GAMMAL",
      "code JUBILEUM",
      "code LAST",
      "code PRESENT500",
      "code SOMMAR10",
      "payment 1 Klarna",
      "payment 2 Svea",
      "payment 3 Kortbetalning",
      "payment 4 Wasa Kredit",
      "payment 5 Faktura för företag",
      "store 1 kungens-kurva",
      "store 2 backebol",
      "store 3 -",
      "store 4 umea",
      "store 5 kiruna",
      "store 6 vasteras",
      "way 1 Postombud",
      "way 2 Hemleverans",
      "way 3 Hämta i butik",
      "way 4 Digital leverans",
    ]);
  });

  it("says what a gift card pays for and how long it is valid", async () => {
    const [card] = await rows(sql`SELECT description_html AS text FROM product WHERE id = 1602`);
    expect(JSON.stringify(card)).toMatch(/betalar allt som vi säljer på nätet.*gäller tills det är använt/);
  });

  it("writes stock to the ledger by itself", async () => {
    const wrong = await rows(sql`
      SELECT p.id FROM product p LEFT JOIN stock_ledger l ON l.product_id = p.id AND l.store_id IS NULL
      GROUP BY p.id HAVING p.stock <> coalesce(sum(l.change), 0)`);
    expect(wrong).toEqual([]);
  });
});
