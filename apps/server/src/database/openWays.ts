import {
  type DatabasePatience,
  type OpenDatabase,
  openDatabase,
  patienceOfTasks,
  type WatchStatement,
} from "./openDatabase.ts";

/** What the connections of a shop are opened by. */
export interface WaysConfig {
  /** A copy of the database that listings, search and the sitemap read from. */
  readonly replicaUrl: string | undefined;
  /** Connections to the database at most, those of jobs and imports apart. */
  readonly databaseConnections: number;
  /** How long visitors' questions to the database may take. */
  readonly databasePatience: DatabasePatience;
}

/** The connections that tell when their database goes and comes. */
export type DatabaseWay = "buying" | "browsing" | "replica";

/** The connections of a shop, shared out so that nothing that waits takes those of what must go on. */
export interface DatabaseWays {
  /** Carts, checkouts, orders and accounts. */
  readonly buying: OpenDatabase;
  /** Pages that are looked at. */
  readonly browsing: OpenDatabase;
  /** Listings, search and the sitemap: the copy of the database where there is one and it answers. */
  readonly reads: OpenDatabase;
  /** Jobs, migrations and reading the catalogue, which no visitor waits for. */
  readonly tasks: OpenDatabase;
  /** Who hears of connections that broke, and of the database going and coming. */
  readonly broken: {
    hear: (error: Error) => void;
    change: (way: DatabaseWay, isAway: boolean) => void;
  };
  readonly close: () => Promise<void>;
}

const taskConnections = 4;
/** The part of a process' connections that looking around never takes. */
const buyingShare = 0.6;
/** Orders wait longer for a connection than pages: many are placed one after another when something is scarce. */
const orderPatience = 3;

/** Where the database of a shop is. */
export interface WaysPlace {
  readonly url: string;
  /** Without a pooler between, for what keeps locks and settings on a connection. */
  readonly directUrl?: string;
}

/** Opens the connections of a shop; `watch` hears of every statement. */
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
