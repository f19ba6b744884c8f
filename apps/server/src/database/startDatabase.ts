import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createCluster, type Cluster } from "./embedded/createCluster.ts";
import { isKept } from "./embedded/keeper.ts";
import { isAlive, readPostmaster } from "./embedded/postmasterFile.ts";
import { clusterUrl, startCluster } from "./embedded/startCluster.ts";

/** The database to use. */
export interface DatabaseOptions {
  /** An external database; without it the shop runs its own in `dataDir`. */
  readonly url?: string | undefined;
  readonly dataDir: string;
  /** A task such as an import shares the database of a running server; a server requires it for itself. */
  readonly role: "server" | "task";
  /** Settings of the embedded database. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A database that accepts connections. */
export interface StartedDatabase {
  readonly url: string;
  /** Stops the embedded database if this call started it. */
  stop(): Promise<void>;
}

const nothing = async (): Promise<void> => undefined;

/** Makes a database available; throws when another server already uses the same folder. */
export async function startDatabase(options: DatabaseOptions): Promise<StartedDatabase> {
  if (options.url !== undefined && options.url !== "") return { url: options.url, stop: nothing };
  const cluster = await createCluster(resolve(options.dataDir));
  const used = await usedElsewhere(cluster);
  if (used === null) return startCluster(cluster, options.settings);
  if (options.role === "task") return { url: used.url, stop: nothing };
  throw new Error(
    `Another server already runs on ${resolve(options.dataDir)} (its database is process ${used.pid}). ` +
      "Stop it first, or give this one a folder of its own with TORG_DATA_DIR.",
  );
}

/** Finds a living owner of the cluster; a database orphaned by its server is stopped. */
async function usedElsewhere(cluster: Cluster): Promise<{ readonly url: string; readonly pid: number } | null> {
  const running = readPostmaster(cluster.folder);
  if (running === null) return null;
  const url = clusterUrl(cluster, running.port);
  // A server that is just starting marks its database slightly later.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if ((await isKept(url)) === true) return { url, pid: running.pid };
    await pause(100);
    if (!isAlive(running.pid)) return null;
  }
  if ((await isKept(url)) === null) return null;
  process.kill(running.pid, "SIGINT");
  for (let waited = 0; waited < 10_000 && isAlive(running.pid); waited += 50) await pause(50);
  return null;
}
