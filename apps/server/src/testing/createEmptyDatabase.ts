import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { openDatabase } from "../database/openDatabase.ts";

/** An empty database, and how to remove it. */
export interface EmptyDatabase {
  readonly url: string;
  readonly name: string;
  readonly drop: () => Promise<void>;
}

/** Creates a database without the schema of a shop. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const root = inject("databaseUrl");
  const name = `empty_${randomBytes(6).toString("hex")}`;
  const { pool, close } = openDatabase(root, { max: 1 });
  await pool.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  return {
    url: root.replace(/\/postgres$/, `/${name}`),
    name,
    async drop() {
      await pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await close();
    },
  };
}
