import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type OpenDatabase, openDatabase } from "../database/openDatabase.ts";

/** A test's own database, with the whole schema and no data. */
export interface TestDatabase extends OpenDatabase {
  readonly url: string;
}

/** Copies the migrated template. Closing the database drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const root = inject("databaseUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await execute(root, `CREATE DATABASE ${name} TEMPLATE template STRATEGY file_copy`);
  const url = root.replace(/\/postgres$/, `/${name}`);
  const database = openDatabase(url);
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await execute(root, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
