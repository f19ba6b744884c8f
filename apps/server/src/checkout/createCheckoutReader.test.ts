import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sealingOf } from "../sessions/typedCodes.ts";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { fillCheckout } from "../testing/fillShop.ts";
import { createCheckoutReader } from "./createCheckoutReader.ts";

let database: TestDatabase;
/** A visitor without a session. */
const nobody = { findWith: async () => null, sealing: () => sealingOf("") };

beforeAll(async () => {
  database = await createTestDatabase();
  await fillCheckout(database.db);
});

afterAll(() => database.close());

describe("the reader of checkouts", () => {
  it("caches the shop's own configuration for two seconds, even for parallel requests", async () => {
    let time = 0;
    const reader = createCheckoutReader(database.db, () => time);
    const names = async (): Promise<readonly string[]> =>
      (await reader.read(nobody)).configuration.deliveryMethods.map(({ name }) => name);
    const [first, second] = await Promise.all([reader.read(nobody), reader.read(nobody)]);
    expect(first.configuration.deliveryMethods).toBe(second.configuration.deliveryMethods);
    await database.pool.query("UPDATE delivery_type SET name = 'Båt' WHERE id = 1");
    time = 1999;
    expect(await names()).toContain("Postombud");
    time = 2000;
    expect(await names()).toContain("Båt");
  });

  it("does not cache failures", async () => {
    let time = 0;
    const reader = createCheckoutReader(database.db, () => time);
    await database.pool.query("ALTER TABLE delivery_type RENAME TO away");
    await expect(reader.read(nobody)).rejects.toThrow("delivery_type");
    await database.pool.query("ALTER TABLE away RENAME TO delivery_type");
    time = 1;
    expect((await reader.read(nobody)).configuration.deliveryMethods).toHaveLength(4);
  });
});
