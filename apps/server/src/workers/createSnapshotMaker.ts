import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import type { SnapshotOrder } from "../catalogue/snapshot/writeSnapshot.ts";
import { isAlive } from "../database/embedded/postmasterFile.ts";
import { snapshotVariable } from "./messages.ts";
import { runProgram } from "./runProgram.ts";

/** What snapshots of the catalogue are made by. */
export interface SnapshotMeans {
  /** The program of the shop. */
  readonly program: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Hears of each snapshot, by its folder. */
  readonly onMade: (folder: string) => void;
  readonly onFailed: (problem: string) => void;
}

/** Who makes snapshots of the catalogue, one at a time. */
export interface SnapshotMaker {
  /** The folder of the last one, or null before there is one. */
  readonly latest: () => string | null;
  /** Makes one; while one is being made, another one after it, however often it is asked for. */
  readonly make: () => void;
  readonly close: () => Promise<void>;
}

/** The folder of this process' snapshots; those that processes of this machine have left behind are removed. */
function ownFolder(dataDir: string): string {
  const all = join(resolve(dataDir), "snapshots");
  mkdirSync(all, { recursive: true, mode: 0o700 });
  const own = `${hostname()}-`;
  for (const name of readdirSync(all)) {
    const isLeft = name.startsWith(own) && !isAlive(Number(name.slice(own.length)));
    if (isLeft || name === `${own}${process.pid}`) rmSync(join(all, name), { recursive: true, force: true });
  }
  return join(all, `${own}${process.pid}`);
}

/** Makes snapshots of the catalogue in the data folder. The last two are kept: who has opened one before may still read it. */
export function createSnapshotMaker({ program, dataDir, databaseUrl, onMade, onFailed }: SnapshotMeans): SnapshotMaker {
  const root = ownFolder(dataDir);
  const stop = new AbortController();
  const made: string[] = [];
  let count = 0;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  const makeOne = async (): Promise<void> => {
    count += 1;
    const folder = join(root, String(count));
    const order: SnapshotOrder = { databaseUrl, folder };
    await runProgram(program, { [snapshotVariable]: JSON.stringify(order) }, stop.signal);
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
        if (!stop.signal.aborted) onFailed(error instanceof Error ? error.message : String(error));
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
