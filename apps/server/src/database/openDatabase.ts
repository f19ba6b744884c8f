import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./Database.ts";

/** Connections to the database, and queries on them. */
export interface OpenDatabase {
  readonly pool: pg.Pool;
  readonly db: Kysely<Database>;
  readonly close: () => Promise<void>;
}

/** How connections are made. */
export interface ConnectionOptions {
  /** Connections at most; default 20. */
  readonly max?: number;
  /** Milliseconds that a statement may take; default 10 000. */
  readonly statementTimeout?: number;
  /** Hears about connections that broke while nobody used them, or while somebody did. */
  readonly onError?: (error: Error) => void;
}

// Counts, ids and sums are far below 2^53; days stay the text that they are.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** Opens a pool whose broken connections are replaced and never end the process. */
export function openDatabase(url: string, options: ConnectionOptions = {}): OpenDatabase {
  const { max = 20, statementTimeout = 10_000, onError = () => undefined } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    statement_timeout: statementTimeout,
    connectionTimeoutMillis: 5000,
    application_name: "torg",
  });
  pool.on("error", onError);
  // A connection that breaks while it is checked out tells only itself, and nobody listening would end the process.
  pool.on("connect", (client) => {
    client.on("error", onError);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    pool,
    db,
    async close() {
      await db.destroy();
      // Kysely ends the pool only when it has used it.
      if (!pool.ending) await pool.end();
    },
  };
}
