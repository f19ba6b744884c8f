import {
  type DatabasePatience,
  type OpenDatabase,
  openDatabase,
  patienceOfTasks,
  type WatchStatement,
} from "./openDatabase.ts";

/** The configuration of a shop's connections. */
export interface WaysConfig {
  /** A replica of the database for listings, search and the sitemap. */
  readonly replicaUrl: string | undefined;
  /** Most connections, not counting jobs and imports. */
  readonly databaseConnections: number;
  /** Timeouts of visitors' queries. */
  readonly databasePatience: DatabasePatience;
}

/** The pools that report when their database becomes unavailable or available. */
export type DatabaseWay = "buying" | "browsing" | "replica";

/** The connections of a shop, in separate pools so that slow work cannot starve important work. */
export interface DatabaseWays {
  /** Carts, checkouts, orders and accounts. */
  readonly buying: OpenDatabase;
  /** Pages that only show things. */
  readonly browsing: OpenDatabase;
  /** Listings, search and the sitemap: the replica if there is one and it responds. */
  readonly reads: OpenDatabase;
  /** Jobs, migrations and reading the catalogue, which no visitor waits for. */
  readonly tasks: OpenDatabase;
  /** Callbacks for broken connections, and for the database becoming unavailable or available. */
  readonly broken: {
    hear: (error: Error) => void;
    change: (way: DatabaseWay, isAway: boolean) => void;
  };
  readonly close: () => Promise<void>;
}

const taskConnections = 4;
/** The share of a process's connections reserved for buying. */
const buyingShare = 0.6;
/** Orders wait longer for a connection than pages, as many are placed one after another when goods are scarce. */
const orderPatience = 3;

/** The addresses of a shop's database. */
export interface WaysPlace {
  readonly url: string;
  /** Bypasses a pooler, for work that keeps locks and settings on a connection. */
  readonly directUrl?: string;
}

/** Opens the connections of a shop; `watch` is called for every statement. */
export function openWays(config: WaysConfig, place: WaysPlace, watch?: WatchStatement): DatabaseWays {
  const { url, directUrl = url } = place;
  const broken = {
    hear: (_error: Error): void => undefined,
    change: (_way: DatabaseWay, _isAway: boolean): void => undefined,
  };
  const heard = { onError: (error: Error): void => broken.hear(error), watch };
  const tell = (way: DatabaseWay) => (isAway: boolean) => broken.change(way, isAway);
  const { databaseConnections: all, databasePatience: patience } = config;
  const forBuying = Math.max(1, Math.round(all * buyingShare));
  const buying = openDatabase(url, {
    max: forBuying,
    patience: { ...patience, connection: patience.connection * orderPatience },
    ...heard,
    onChange: tell("buying"),
  });
  const browsing = openDatabase(url, {
    max: Math.max(1, all - forBuying),
    patience,
    ...heard,
    onChange: tell("browsing"),
  });
  const tasks = openDatabase(directUrl, { max: taskConnections, patience: patienceOfTasks, ...heard });
  const ofReplica = { patience, ...heard, onChange: tell("replica"), instead: browsing };
  const replica = config.replicaUrl === undefined ? null : openDatabase(config.replicaUrl, ofReplica);
  const opened = [buying, browsing, tasks, ...(replica === null ? [] : [replica])];
  return {
    buying,
    browsing,
    reads: replica ?? browsing,
    tasks,
    broken,
    async close() {
      for (const way of opened) await way.close();
    },
  };
}
