import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "./createCluster.ts";
import { databaseUser, launchAs } from "./databaseUser.ts";
import { isKept, holdConnection } from "./keeper.ts";
import { postgresBinaries } from "./postgresBinaries.ts";

/** A database process started by this one. */
export interface RunningCluster {
  readonly url: string;
  /** Lets running transactions finish and stops the process. */
  stop(): Promise<void>;
}

const startDeadline = 30_000;
const stopDeadline = 10_000;
/** A database that ends earlier than this counts as a failed start. */
const soon = 5000;
const firstPause = 50;
const maxPause = 2000;

/** The connection address of a cluster. */
export function clusterUrl({ password }: Cluster, port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/**
 * Runs a cluster on a free port of this machine. It gets a process group of its own, so that Ctrl-C reaches the shop
 * first, and is restarted if it dies.
 */
export async function startCluster(cluster: Cluster, settings: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const url = clusterUrl(cluster, port);
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let inARow = 0;
  const begin = (): ChildProcess => launch(cluster, { ...settings, port: String(port) });
  let child = begin();
  await untilReady(cluster, url, child);
  const watch = (since: number): void => {
    child.once("exit", () => {
      if (stopping) return;
      // The processes left by a killed database end slightly later, and prevent a start until then.
      inARow = Date.now() - since < soon ? inARow + 1 : 0;
      timer = setTimeout(again, Math.min(firstPause * 2 ** inARow, maxPause));
    });
  };
  const again = (): void => {
    child = begin();
    watch(Date.now());
  };
  watch(Date.now());
  const keeper = holdConnection(url);
  const running: RunningCluster = {
    url,
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await keeper.stop();
      await end(child);
    },
  };
  return running;
}

function launch({ folder }: Cluster, settings: Readonly<Record<string, string>>): ChildProcess {
  const fixed = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    // A shop sends many small queries: parallel workers and JIT cost more than they save.
    max_parallel_workers_per_gather: "0",
    jit: "off",
  };
  const flags = Object.entries({ ...fixed, ...settings }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const { command, args, ...account } = launchAs(databaseUser(folder), postgresBinaries().postgres, [
    "-D",
    folder,
    ...flags,
  ]);
  const log = openSync(`${folder}.log`, "a", 0o600);
  const child = spawn(command, args, { ...account, detached: true, cwd: "/", stdio: ["ignore", log, log] });
  closeSync(log);
  child.unref();
  return child;
}

async function untilReady({ folder }: Cluster, url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startDeadline;
  while ((await isKept(url)) === null) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      const lastLines = readFileSync(`${folder}.log`, "utf8").trimEnd().split("\n").slice(-5).join("\n");
      throw new Error(`The database in ${folder} did not start:\n${lastLines}`);
    }
    await pause(30);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
  });
  child.ref();
  child.kill("SIGINT");
  const timer = setTimeout(() => child.kill("SIGQUIT"), stopDeadline);
  await gone;
  clearTimeout(timer);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
