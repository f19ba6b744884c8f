import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./Database.ts";
import { DatabaseUnavailableError, DatabaseTimeoutError } from "./databaseErrors.ts";
import { DatabaseCircuit } from "./DatabaseCircuit.ts";

/** A pool of database connections, with a query builder. */
export interface OpenDatabase {
  readonly pool: pg.Pool;
  /** Rejects at once with `DatabaseUnavailableError` while the database does not respond. */
  readonly db: Kysely<Database>;
  /** Gets a connection the way `db` does. */
  readonly connect: () => Promise<pg.PoolClient>;
  readonly close: () => Promise<void>;
}

/** Database timeouts in milliseconds. */
export interface DatabaseTimeouts {
  /** For a free or new connection. */
  readonly connection: number;
  /** For a statement; 0 = none. The database cancels it; the client gives up a fifth of a second later. */
  readonly statement: number;
}

/** Called with the text of a statement; the returned function is called at its end, with the error if it failed. */
export type WatchStatement = (text: string) => ((trouble?: unknown) => void) | undefined;

/** The options of a pool. */
export interface ConnectionOptions {
  /** Most connections; default 20. */
  readonly max?: number;
  /** Default five seconds for a connection and ten for a statement. */
  readonly timeouts?: DatabaseTimeouts;
  /** Seconds after which an idle connection is replaced, however busy it was; default 300. */
  readonly maxLifetimeSeconds?: number;
  /** Called with errors of connections that broke, idle or in use. */
  readonly onError?: (error: Error) => void;
  /** Called when the database becomes unavailable or available again. */
  readonly onChange?: (isUnavailable: boolean) => void;
  /** Called for every statement by its text, and again at its end. */
  readonly watch?: WatchStatement | undefined;
  /** Connections to use while this database is unavailable. */
  readonly fallback?: Pick<OpenDatabase, "connect">;
}

// Counts, ids and sums are far below 2^53; days stay texts.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** Timeouts of work that no visitor waits for: imports, jobs, reading the catalogue. */
export const taskTimeouts: DatabaseTimeouts = { connection: 10_000, statement: 0 };
const defaultTimeouts: DatabaseTimeouts = { connection: 5000, statement: 10_000 };
/** A database backend keeps the memory of its largest statement: over 100 MB after an import. */
const defaultLifetime = 300;
const graceMs = 200;
const probeTimeoutMs = 500;

/** Opens a pool whose broken connections are replaced and never crash the process. */
export function openDatabase(url: string, options: ConnectionOptions = {}): OpenDatabase {
  const { max = 20, timeouts = defaultTimeouts, maxLifetimeSeconds = defaultLifetime, watch } = options;
  const { onError = () => undefined, onChange = () => undefined } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    statement_timeout: timeouts.statement,
    connectionTimeoutMillis: timeouts.connection,
    maxLifetimeSeconds,
    application_name: "torg",
  });
  const circuit = new DatabaseCircuit({ probe: () => probe(url), onChange });
  pool.on("error", onError);
  pool.on("connect", (client) => {
    // A connection that breaks while checked out emits "error" itself, which would crash the process without a
    // listener.
    client.on("error", onError);
    observe(client, circuit, { timeoutMs: timeouts.statement, watch });
  });
  const guarded = guard(pool, circuit, options.fallback);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guarded }) });
  return {
    pool,
    db,
    connect: guarded.connect,
    async close() {
      circuit.stop();
      await db.destroy();
      // Kysely ends the pool only if it has used it.
      if (!pool.ending) await pool.end();
    },
  };
}

/** The pool with a circuit: nobody waits for a connection while the database is unavailable. */
function guard(pool: pg.Pool, circuit: DatabaseCircuit, fallback: ConnectionOptions["fallback"]) {
  const connectMeanwhile = fallback?.connect ?? (() => Promise.reject(new DatabaseUnavailableError()));
  return { options: pool.options, end: () => pool.end(), connect: () => connect(pool, circuit, connectMeanwhile) };
}

function connect(
  pool: pg.Pool,
  circuit: DatabaseCircuit,
  connectMeanwhile: () => Promise<pg.PoolClient>,
): Promise<pg.PoolClient> {
  if (circuit.isOpen) return connectMeanwhile();
  return new Promise((resolve, reject) => {
    let isLate = false;
    const stopWaiting = circuit.onOpen(() => {
      isLate = true;
      resolve(connectMeanwhile());
    });
    pool.connect().then(
      (client) => {
        stopWaiting();
        if (isLate) client.release();
        else resolve(client);
      },
      (error: unknown) => {
        stopWaiting();
        circuit.fail(error);
        reject(error);
      },
    );
  });
}

/**
 * Reports the results of a connection's statements to the circuit. After a statement that was given up, the connection
 * still waits for its answer, so it is not reused.
 */
function observe(
  client: pg.PoolClient,
  circuit: DatabaseCircuit,
  { timeoutMs, watch }: { readonly timeoutMs: number; readonly watch: WatchStatement | undefined },
): void {
  const value = (...args: readonly unknown[]): unknown => {
    const query: unknown = Reflect.get(pg.Client.prototype, "query");
    const answer: unknown = typeof query === "function" ? Reflect.apply(query, client, args) : undefined;
    if (!(answer instanceof Promise)) return answer;
    const end = watch?.(textOf(args[0]));
    return withTimeout(answer, timeoutMs, () => void circuit.probeNow()).then(
      (result: unknown) => {
        end?.();
        circuit.succeed();
        return result;
      },
      (error: unknown) => {
        end?.(error);
        circuit.fail(error);
        if (error instanceof DatabaseTimeoutError) void client.end().catch(() => undefined);
        throw error;
      },
    );
  };
  Object.defineProperty(client, "query", { value });
}

/** The text of a statement, given as a text or an object. */
function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  const text: unknown = typeof statement === "object" && statement !== null ? Reflect.get(statement, "text") : "";
  return typeof text === "string" ? text : "";
}

/**
 * The answer, or `DatabaseTimeoutError` a fifth of a second after the database should have cancelled the statement. The
 * last part of the wait is a separate timer: if the process itself was blocked, answers that arrived meanwhile are read
 * first.
 */
function withTimeout(answer: Promise<unknown>, timeoutMs: number, onDelay: () => void): Promise<unknown> {
  if (timeoutMs === 0) return answer;
  return new Promise((resolve, reject) => {
    const first = Math.max(0, timeoutMs + graceMs - probeTimeoutMs);
    let timer = setTimeout(() => {
      onDelay();
      timer = setTimeout(() => reject(new DatabaseTimeoutError()), probeTimeoutMs);
    }, first);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function probe(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: probeTimeoutMs,
    query_timeout: probeTimeoutMs,
    application_name: "torg probe",
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("SELECT 1");
  } finally {
    void client.end().catch(() => undefined);
  }
}
