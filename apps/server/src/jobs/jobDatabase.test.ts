import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { jobDatabase } from "./jobDatabase.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

it("returns the rows of a statement", async () => {
  const { rows } = await jobDatabase(database.pool).executeSql("SELECT $1::int AS a", [1]);
  expect(rows).toEqual([{ a: 1 }]);
});

it("returns the rows of all statements in a text, since the job library sends such texts", async () => {
  const { rows } = await jobDatabase(database.pool).executeSql("BEGIN; SELECT 1 AS a; SELECT 2 AS b; COMMIT");
  expect(rows).toEqual([{ a: 1 }, { b: 2 }]);
});
