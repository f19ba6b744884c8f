import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./Database.ts";
import { DatabaseAway, DatabaseStill } from "./databaseAway.ts";
import { DatabaseCircuit } from "./DatabaseCircuit.ts";

/** Connections to the database, and queries on them. */
export interface OpenDatabase {
  readonly pool: pg.Pool;
  /** Refuses at once with `DatabaseAway` while the database does not answer. */
  readonly db: Kysely<Database>;
  /** A connection, as `db` gets one. */
  readonly connect: () => Promise<pg.PoolClient>;
  readonly close: () => Promise<void>;
}

/** How long the database is waited for, in milliseconds. */
export interface DatabasePatience {
  /** For a free connection, or a new one. */
  readonly connection: number;
  /** For the end of a statement; 0 = as long as it takes. The database ends it; a fifth of a second later it is given up. */
  readonly statement: number;
}

/** Hears of a statement by its text; what is given back hears of its end, and of what went wrong. */
export type WatchStatement = (text: string) => ((trouble?: unknown) => void) | undefined;

/** How connections are made. */
export interface ConnectionOptions {
  /** Connections at most; default 20. */
  readonly max?: number;
  /** Default five seconds for a connection and ten for a statement. */
  readonly patience?: DatabasePatience;
  /** Seconds after which a connection that nobody uses is replaced, however busy it was; default 300. */
  readonly life?: number;
  /** Hears about connections that broke while nobody used them, or while somebody did. */
  readonly onError?: (error: Error) => void;
  /** Hears that the database is away, and that it is back. */
  readonly onChange?: (isAway: boolean) => void;
  /** Hears of every statement that is waited for, by its text, and then that it has ended. */
  readonly watch?: WatchStatement | undefined;
  /** Whose connections are used while this database is away. */
  readonly instead?: Pick<OpenDatabase, "connect">;
}

// Counts, ids and sums are far below 2^53; days stay the text that they are.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** The patience of what no visitor waits for: imports, jobs, reading the catalogue. */
export const patienceOfTasks: DatabasePatience = { connection: 10_000, statement: 0 };
const usualPatience: DatabasePatience = { connection: 5000, statement: 10_000 };
/** The server's process behind a connection keeps what its largest statement took: over 100 MB after an import. */
const usualLife = 300;
const afterStatement = 200;
const probePatience = 500;

/** Opens a pool whose broken connections are replaced and never end the process. */
export function openDatabase(url: string, options: ConnectionOptions = {}): OpenDatabase {
  const { max = 20, patience = usualPatience, life = usualLife, watch } = options;
  const { onError = () => undefined, onChange = () => undefined } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    statement_timeout: patience.statement,
    connectionTimeoutMillis: patience.connection,
    maxLifetimeSeconds: life,
    application_name: "torg",
  });
  const circuit = new DatabaseCircuit({ probe: () => probe(url), onChange });
  pool.on("error", onError);
  pool.on("connect", (client) => {
    // A connection that breaks while it is checked out tells only itself, and nobody listening would end the process.
    client.on("error", onError);
    overhear(client, circuit, { patience: patience.statement, watch });
  });
  const guarded = guard(pool, circuit, options.instead);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guarded }) });
  return {
    pool,
    db,
    connect: guarded.connect,
    async close() {
      circuit.stop();
      await db.destroy();
      // Kysely ends the pool only when it has used it.
      if (!pool.ending) await pool.end();
    },
  };
}

/** The pool as it is asked for connections: nobody waits for one while the database is away. */
function guard(pool: pg.Pool, circuit: DatabaseCircuit, instead: ConnectionOptions["instead"]) {
  const whileAway = instead?.connect ?? (() => Promise.reject(new DatabaseAway()));
  return { options: pool.options, end: () => pool.end(), connect: () => connect(pool, circuit, whileAway) };
}

function connect(
  pool: pg.Pool,
  circuit: DatabaseCircuit,
  whileAway: () => Promise<pg.PoolClient>,
): Promise<pg.PoolClient> {
  if (circuit.isOpen) return whileAway();
  return new Promise((resolve, reject) => {
    let isLate = false;
    const callOff = circuit.onOpen(() => {
      isLate = true;
      resolve(whileAway());
    });
    pool.connect().then(
      (client) => {
        callOff();
        if (isLate) client.release();
        else resolve(client);
      },
      (error: unknown) => {
        callOff();
        circuit.fail(error);
        reject(error);
      },
    );
  });
}

/**
 * Tells the circuit what becomes of the statements of a connection. One that was given up has left the connection
 * waiting for its answer, so that nobody else may have it.
 */
function overhear(
  client: pg.PoolClient,
  circuit: DatabaseCircuit,
  { patience, watch }: { readonly patience: number; readonly watch: WatchStatement | undefined },
): void {
  const value = (...asked: readonly unknown[]): unknown => {
    const query: unknown = Reflect.get(pg.Client.prototype, "query");
    const answer: unknown = typeof query === "function" ? Reflect.apply(query, client, asked) : undefined;
    if (!(answer instanceof Promise)) return answer;
    const end = watch?.(textOf(asked[0]));
    return inTime(answer, patience, () => void circuit.doubt()).then(
      (result: unknown) => {
        end?.();
        circuit.succeed();
        return result;
      },
      (error: unknown) => {
        end?.(error);
        circuit.fail(error);
        if (error instanceof DatabaseStill) void client.end().catch(() => undefined);
        throw error;
      },
    );
  };
  Object.defineProperty(client, "query", { value });
}

/** The text of a statement, which is asked for as a text or as an object with one. */
function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  const text: unknown = typeof statement === "object" && statement !== null ? Reflect.get(statement, "text") : "";
  return typeof text === "string" ? text : "";
}

/**
 * The answer, or `DatabaseStill` a fifth of a second after the database should have ended the statement. The last part
 * of the wait is a timer of its own: when the process itself stood still, what came meanwhile is read before that ends.
 */
function inTime(answer: Promise<unknown>, patience: number, doubt: () => void): Promise<unknown> {
  if (patience === 0) return answer;
  return new Promise((resolve, reject) => {
    const first = Math.max(0, patience + afterStatement - probePatience);
    let timer = setTimeout(() => {
      doubt();
      timer = setTimeout(() => reject(new DatabaseStill()), probePatience);
    }, first);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function probe(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: probePatience,
    query_timeout: probePatience,
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
