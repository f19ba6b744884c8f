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
  it("gives an empty shop ways of delivery and payment, once, and no goods, stores or codes", async () => {
    await seed("empty");
    await seed("empty");
    expect(await Promise.all(["delivery_type", "payment_type"].map(count))).toEqual([4, 2]);
    expect(await Promise.all(["product", "category", "store", "discount"].map(count))).toEqual([0, 0, 0, 0]);
  });

  it("leaves a filled database as it is", async () => {
    await database.pool.query("INSERT INTO source (name) VALUES ('mine')");
    await seed("demo");
    await seed("reference");
    expect(await Promise.all(["product", "store", "delivery_type"].map(count))).toEqual([0, 0, 0]);
  });
});
