import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../config/readConfig.ts";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { seedWhenEmpty } from "./seedWhenEmpty.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

async function count(table: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
  return rows[0]?.count ?? -1;
}

const seed = (data: string) => seedWhenEmpty({ ...database, config: readConfig({ SHOP_DATA: data }) });

describe("seedWhenEmpty", () => {
  it("gives an own shop no goods, stores, deliveries or texts of anybody else", async () => {
    await seed("empty");
    const tables = [
      "product",
      "category",
      "store",
      "discount",
      "delivery_type",
      "payment_type",
      "content_page",
      "setting",
    ];
    expect(await Promise.all(tables.map(count))).toEqual(tables.map(() => 0));
  });

  it("leaves a filled database unchanged", async () => {
    await database.pool.query("INSERT INTO source (name) VALUES ('mine')");
    await seed("demo");
    await seed("reference");
    expect(await Promise.all(["product", "store", "delivery_type"].map(count))).toEqual([0, 0, 0]);
  });
});
