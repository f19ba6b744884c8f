import {
  type DatabaseTimeouts,
  type OpenDatabase,
  openDatabase,
  taskTimeouts,
  type WatchStatement,
} from "./openDatabase.ts";

/** The configuration of a shop's connections. */
export interface PoolsConfig {
  /** A replica of the database for listings, search and the sitemap. */
  readonly replicaUrl: string | undefined;
  /** Most connections, not counting those of tasks. */
  readonly databaseConnections: number;
  /** Timeouts of visitors' queries. */
  readonly databaseTimeouts: DatabaseTimeouts;
}

/** The pools that report when their database becomes unavailable or available. */
export type WatchedPool = "buying" | "browsing" | "replica";

/** The connections of a shop, in separate pools so that slow work cannot starve important work. */
export interface DatabasePools {
  /** Carts, checkouts, orders and accounts. */
  readonly buying: OpenDatabase;
  /** Pages that only show things. */
  readonly browsing: OpenDatabase;
  /**
   * Listings, search and the sitemap: the replica while it responds, else `browsing`, also where there is no replica.
   */
  readonly replica: OpenDatabase;
  /** Jobs, migrations and reading the catalogue, which no visitor waits for. */
  readonly tasks: OpenDatabase;
  readonly close: () => Promise<void>;
}

/** Callbacks for errors and for the state of the pools. */
export interface PoolListeners {
  readonly onConnectionError?: (error: Error) => void;
  readonly onAvailabilityChange?: (pool: WatchedPool, isUnavailable: boolean) => void;
  /** Called for every statement. */
  readonly watch?: WatchStatement | undefined;
}

const taskConnections = 4;
/** The share of a process's connections reserved for buying. */
const buyingShare = 0.6;
/** Orders wait longer for a connection than pages, as many are placed one after another when goods are scarce. */
const buyingTimeoutFactor = 3;

/** The addresses of a shop's database. */
export interface DatabaseAddresses {
  readonly url: string;
  /** Bypasses a pooler, for work that keeps locks and settings on a connection. */
  readonly directUrl?: string;
}

/** Opens the connections of a shop. */
export function openPools(
  config: PoolsConfig,
  { url, directUrl = url }: DatabaseAddresses,
  { onConnectionError, onAvailabilityChange, watch }: PoolListeners = {},
): DatabasePools {
  const listeners = { ...(onConnectionError && { onError: onConnectionError }), watch };
  const reportAs = (pool: WatchedPool) => (isUnavailable: boolean) => onAvailabilityChange?.(pool, isUnavailable);
  const { databaseConnections: all, databaseTimeouts: timeouts } = config;
  const forBuying = Math.max(1, Math.round(all * buyingShare));
  const buying = openDatabase(url, {
    max: forBuying,
    timeouts: { ...timeouts, connection: timeouts.connection * buyingTimeoutFactor },
    ...listeners,
    onChange: reportAs("buying"),
  });
  const browsing = openDatabase(url, {
    max: Math.max(1, all - forBuying),
    timeouts,
    ...listeners,
    onChange: reportAs("browsing"),
  });
  const tasks = openDatabase(directUrl, { max: taskConnections, timeouts: taskTimeouts, ...listeners });
  const ofReplica = { timeouts, ...listeners, onChange: reportAs("replica"), fallback: browsing };
  const replica = config.replicaUrl === undefined ? null : openDatabase(config.replicaUrl, ofReplica);
  const opened = [buying, browsing, tasks, ...(replica === null ? [] : [replica])];
  return {
    buying,
    browsing,
    replica: replica ?? browsing,
    tasks,
    async close() {
      for (const pool of opened) await pool.close();
    },
  };
}
