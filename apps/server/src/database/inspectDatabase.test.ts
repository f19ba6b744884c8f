import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readCategories } from "../shopFile/readCategories.ts";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { inspectDatabase } from "./inspectDatabase.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const look = () =>
  inspectDatabase(
    { databaseUrl: database.url, directUrl: database.url, dataDir: "/tmp/torg-test-unused" },
    readCategories,
  );
const migrations = async (): Promise<readonly string[]> =>
  (await database.pool.query<{ name: string }>("SELECT name FROM schema_migration ORDER BY name")).rows.map(
    ({ name }) => name,
  );

it("reads from a database of this version", async () => {
  await database.pool.query(
    "INSERT INTO category (parent_id, name, slug, path, level) VALUES (NULL, 'Böcker', 'bocker', 'bocker', 1)",
  );
  expect(await look()).toEqual({ state: "read", value: ["bocker"] });
});

it("says that a database is of an older version, and does not upgrade it", async () => {
  const last = (await migrations()).at(-1);
  await database.pool.query("DELETE FROM schema_migration WHERE name = $1", [last]);
  const before = await migrations();
  expect(await look()).toEqual({ state: "older" });
  expect(await migrations()).toEqual(before);
});

it("says that a database is of a newer version", async () => {
  await database.pool.query("INSERT INTO schema_migration (name) VALUES ('9999-tomorrow.sql')");
  expect(await look()).toEqual({ state: "newer" });
});

it("creates no tables in an empty database", async () => {
  await database.pool.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  expect(await look()).toEqual({ state: "none" });
  const { rows } = await database.pool.query("SELECT FROM pg_tables WHERE schemaname = 'public'");
  expect(rows).toEqual([]);
});

it("creates no database where there is none", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "torg-look-"));
  const none = await inspectDatabase({ databaseUrl: undefined, directUrl: undefined, dataDir }, readCategories);
  expect([none, readdirSync(dataDir)]).toEqual([{ state: "none" }, []]);
  rmSync(dataDir, { recursive: true });
});

it("allows no writes", async () => {
  const place = { databaseUrl: database.url, directUrl: database.url, dataDir: "/tmp/torg-test-unused" };
  await expect(inspectDatabase(place, (db) => db.deleteFrom("category").execute())).rejects.toThrow(/read-only/u);
});
