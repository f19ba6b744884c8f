import {
  type DatabasePatience,
  type OpenDatabase,
  openDatabase,
  patienceOfTasks,
  type WatchStatement,
} from "./openDatabase.ts";

/** The configuration of a shop's connections. */
export interface PoolsConfig {
  /** A replica of the database for listings, search and the sitemap. */
  readonly replicaUrl: string | undefined;
  /** Most connections, not counting jobs and imports. */
  readonly databaseConnections: number;
  /** Timeouts of visitors' queries. */
  readonly databasePatience: DatabasePatience;
}

/** The pools that report when their database becomes unavailable or available. */
export type WatchedPool = "checkout" | "browsing" | "replica";

/** The connections of a shop, in separate pools so that slow work cannot starve important work. */
export interface DatabasePools {
  /** Carts, checkouts, orders and accounts. */
  readonly checkout: OpenDatabase;
  /** Pages that only show things. */
  readonly browsing: OpenDatabase;
  /** Listings, search and the sitemap: the replica while it responds, else `browsing`, also where there is no replica. */
  readonly replica: OpenDatabase;
  /** Jobs, migrations and reading the catalogue, which no visitor waits for. */
  readonly jobs: OpenDatabase;
  readonly close: () => Promise<void>;
}

/** Who is told about the pools. */
export interface PoolListeners {
  readonly onConnectionError?: (error: Error) => void;
  readonly onAvailabilityChange?: (pool: WatchedPool, isAway: boolean) => void;
  /** Called for every statement. */
  readonly watch?: WatchStatement | undefined;
}

const jobConnections = 4;
/** The share of a process's connections reserved for the checkout pool. */
const checkoutShare = 0.6;
/** Orders wait longer for a connection than pages, as many are placed one after another when goods are scarce. */
const orderPatience = 3;

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
  const reportAs = (pool: WatchedPool) => (isAway: boolean) => onAvailabilityChange?.(pool, isAway);
  const { databaseConnections: all, databasePatience: patience } = config;
  const forCheckout = Math.max(1, Math.round(all * checkoutShare));
  const checkout = openDatabase(url, {
    max: forCheckout,
    patience: { ...patience, connection: patience.connection * orderPatience },
    ...listeners,
    onChange: reportAs("checkout"),
  });
  const browsing = openDatabase(url, {
    max: Math.max(1, all - forCheckout),
    patience,
    ...listeners,
    onChange: reportAs("browsing"),
  });
  const jobs = openDatabase(directUrl, { max: jobConnections, patience: patienceOfTasks, ...listeners });
  const ofReplica = { patience, ...listeners, onChange: reportAs("replica"), instead: browsing };
  const replica = config.replicaUrl === undefined ? null : openDatabase(config.replicaUrl, ofReplica);
  const opened = [checkout, browsing, jobs, ...(replica === null ? [] : [replica])];
  return {
    checkout,
    browsing,
    replica: replica ?? browsing,
    jobs,
    async close() {
      for (const pool of opened) await pool.close();
    },
  };
}
