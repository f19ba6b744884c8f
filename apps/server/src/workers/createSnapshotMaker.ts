import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import type { SnapshotRequest } from "../catalogue/snapshot/writeSnapshot.ts";
import { isAlive } from "../database/embedded/postmasterFile.ts";
import { snapshotVariable } from "./messages.ts";
import { runProgram } from "./runProgram.ts";
import { messageOf } from "../errors/messageOf.ts";

/** The input of the snapshot maker. */
export interface SnapshotDependencies {
  /** The path of the shop's program. */
  readonly program: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Called with the folder of each snapshot. */
  readonly onMade: (folder: string) => void;
  readonly onFailed: (problem: string) => void;
}

/** Makes snapshots of the catalogue, one at a time. */
export interface SnapshotMaker {
  /** The folder of the latest snapshot, or null before the first. */
  readonly latest: () => string | null;
  /** Makes a snapshot; calls while one is being made lead to one more after it. */
  readonly make: () => void;
  readonly close: () => Promise<void>;
}

/** The folder for this process's snapshots; removes those left behind by ended processes of this machine. */
function ownFolder(dataDir: string): string {
  const folder = join(resolve(dataDir), "snapshots");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own = `${hostname()}-`;
  for (const name of readdirSync(folder)) {
    const isLeft = name.startsWith(own) && !isAlive(Number(name.slice(own.length)));
    if (isLeft || name === `${own}${process.pid}`) rmSync(join(folder, name), { recursive: true, force: true });
  }
  return join(folder, `${own}${process.pid}`);
}

/**
 * Creates the maker of catalogue snapshots in the data folder. The last two are kept, as a worker may still read the
 * older one.
 */
export function createSnapshotMaker({
  program,
  dataDir,
  databaseUrl,
  onMade,
  onFailed,
}: SnapshotDependencies): SnapshotMaker {
  const root = ownFolder(dataDir);
  const stop = new AbortController();
  const made: string[] = [];
  let count = 0;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  const makeOne = async (): Promise<void> => {
    count += 1;
    const folder = join(root, String(count));
    const request: SnapshotRequest = { databaseUrl, folder };
    await runProgram(program, { [snapshotVariable]: JSON.stringify(request) }, stop.signal);
    made.push(folder);
    for (const old of made.splice(0, made.length - 2)) rmSync(old, { recursive: true, force: true });
    onMade(folder);
  };
  const make = (): void => {
    if (stop.signal.aborted) return;
    if (running !== null) {
      isAskedAgain = true;
      return;
    }
    running = makeOne()
      .catch((error: unknown) => {
        if (!stop.signal.aborted) onFailed(messageOf(error));
      })
      .finally(() => {
        running = null;
        if (!isAskedAgain) return;
        isAskedAgain = false;
        make();
      });
  };
  return {
    latest: () => made.at(-1) ?? null,
    make,
    async close() {
      stop.abort();
      await running;
      rmSync(root, { recursive: true, force: true });
    },
  };
}
