import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { type ProductColumn, productColumnNames, productColumns } from "./tables/productColumns.ts";

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");
const files = [
  "catalogueTables",
  "shopTables",
  "checkoutTables",
  "orderTables",
  "operatorTables",
  "paymentTables",
  "serviceTables",
  "sellerTables",
  "cacheTables",
].map((name) => read(`./tables/${name}.ts`));
const main = read("./Database.ts");

const nullMark = (column: ProductColumn): string => (productColumns[column].type.endsWith("OrNull") ? "?" : "");

/** The declared tables and columns, with whether their types allow null. */
function declaredColumns(): readonly string[] {
  const source = [...files, main].join("\n");
  const tables = /export interface Database \{([^}]*)\}/.exec(main)?.[1] ?? "";
  return [...tables.matchAll(/(\w+): (\w+);/g)].flatMap(([, table, type]) => {
    if (type === "ProductTable") return productColumnNames.map((column) => `product.${column}${nullMark(column)}`);
    const body = new RegExp(`interface ${type} \\{([^}]*)\\}`).exec(source)?.[1] ?? "";
    return [...body.matchAll(/(\w+): ([^;]+);/g)].map(
      ([, column, columnType]) => `${table}.${column}${(columnType ?? "").includes("null") ? "?" : ""}`,
    );
  });
}

describe("Database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it("declares exactly the tables, columns and nulls that the migrations create", async () => {
    const { rows } = await database.pool.query<{ name: string }>(`
      SELECT table_name || '.' || column_name || CASE is_nullable WHEN 'YES' THEN '?' ELSE '' END AS name
      FROM information_schema.columns WHERE table_schema = 'public'`);
    expect([...declaredColumns()].sort()).toEqual(rows.map((row) => row.name).sort());
  });

  it("sorts Swedish letters last and compares words in Swedish", async () => {
    const { rows } = await database.pool.query<{ word: string }>(
      "SELECT word FROM unnest(ARRAY['öl', 'ål', 'äl', 'zon', 'al']) word ORDER BY word",
    );
    expect(rows.map((row) => row.word)).toEqual(["al", "zon", "ål", "äl", "öl"]);
    const found = await database.pool.query<{ found: boolean }>(
      "SELECT search_document('Tvättmaskiner') @@ to_tsquery('swedish', 'tvättmaskin') AS found",
    );
    expect(found.rows).toEqual([{ found: true }]);
  });

  it("reads big integers, sums and days correctly", async () => {
    const { rows } = await database.pool.query(
      "SELECT 7::int8 AS id, sum(v) AS total, '2026-03-01'::date AS day FROM unnest(ARRAY[1.5, 2]) v",
    );
    expect(rows).toEqual([{ id: 7, total: 3.5, day: "2026-03-01" }]);
  });
});
