import { expect, it } from "vitest";
import { migrate, migrationNames } from "./migrate.ts";
import { openDatabase } from "./openDatabase.ts";
import { createEmptyDatabase } from "../testing/createEmptyDatabase.ts";
import { findPending } from "./findPending.ts";

it("lists pending migrations without changing anything, and then none, or a newer database", async () => {
  const { url, drop } = await createEmptyDatabase();
  const { pool, close } = openDatabase(url, { max: 2 });
  const before = await findPending(pool);
  expect(before.isEmpty).toBe(true);
  expect(before.pending.map(({ name }) => name)).toEqual(migrationNames());
  expect(before.pending.find(({ name }) => name === "0047_order_acts.sql")).toEqual({
    name: "0047_order_acts.sql",
    about: "What has happened to an order since it was placed, act by act.",
    contract: null,
  });
  expect(before.pending.find(({ name }) => name === "0064_product_watch.sql")?.about).toBe(
    "Who is to hear when goods that are sold out can be bought again: one letter, and only to an address that has said yes.",
  );
  expect(before.pending.filter(({ about }) => !about.endsWith("."))).toEqual([]);
  expect((await pool.query("SELECT FROM pg_tables WHERE schemaname = 'public'")).rowCount).toBe(0);
  await migrate(pool);
  expect(await findPending(pool)).toEqual({ pending: [], unknown: [], isEmpty: false });
  await pool.query("INSERT INTO schema_migration (name) VALUES ('9999_later.sql')");
  expect(await findPending(pool)).toEqual({ pending: [], unknown: ["9999_later.sql"], isEmpty: false });
  await close();
  await drop();
});
