import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { startDatabase } from "../database/startDatabase.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The database server of this run; its database `template` is migrated. */
    databaseUrl: string;
  }
}

const fast = { fsync: "off", full_page_writes: "off", synchronous_commit: "off", max_connections: "400" };

/** Runs one database server for all test files, with a migrated database that each of them copies. */
export default async function startTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "torg-test-"));
  const database = await startDatabase({ dataDir, role: "server", settings: fast });
  const root = openDatabase(database.url, { max: 1 });
  await root.pool.query("CREATE DATABASE template");
  await root.close();
  const template = openDatabase(database.url.replace(/\/postgres$/, "/template"), { max: 1 });
  await migrate(template.pool);
  await template.close();
  project.provide("databaseUrl", database.url);
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
