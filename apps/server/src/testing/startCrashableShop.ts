import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readPostmaster } from "../database/embedded/postmasterFile.ts";
import { startDatabase } from "../database/startDatabase.ts";

/** A shop server in its own process, with its own database whose writes reach the disk. */
export interface CrashableShop {
  /** The address of the current server; it changes after each crash. */
  readonly address: () => string;
  /** Kills the server, optionally with its database, and restarts it on the same data. */
  readonly crash: (options: { readonly withDatabase: boolean }) => Promise<void>;
  /** Its whole log, including that before a crash. */
  readonly log: () => string;
  /** Where it keeps its files. */
  readonly dataDir: string;
  /** The address of its database. */
  readonly databaseUrl: () => Promise<string>;
  readonly close: () => Promise<void>;
}

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
}

/** Options of the shop. */
export interface CrashableShopOptions {
  readonly logLevel?: string;
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

interface Start {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logLevel: string;
  readonly hear: (output: string) => void;
}

function start({ dataDir, env, logLevel, hear: tell }: Start): Promise<Running> {
  const child = spawn(process.execPath, ["--conditions=@torg/source", main], {
    env: {
      PATH: process.env["PATH"],
      TORG_DATA_DIR: dataDir,
      SHOP_DATA: "reference",
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: logLevel,
      NODE_ENV: "production",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return new Promise((resolve, reject) => {
    let output = "";
    const hear = (chunk: Buffer): void => {
      output += chunk.toString("utf8");
      tell(chunk.toString("utf8"));
      const address = /Shop server: (http:\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve({ child, address });
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => reject(new Error(`The shop ended with ${code} before it listened:\n${output}`)));
  });
}

function ended({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function kill({ child }: Running, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (ended(child)) return;
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
  });
  child.kill(signal);
  await gone;
}

/** Starts a shop with the reference data. */
export async function startCrashableShop({
  logLevel = "silent",
  env = {},
}: CrashableShopOptions = {}): Promise<CrashableShop> {
  const dataDir = mkdtempSync(join(tmpdir(), "torg-crash-"));
  const written: string[] = [];
  const begin = { dataDir, env, logLevel, hear: (output: string): void => void written.push(output) };
  let running = await start(begin);
  return {
    dataDir,
    log: () => written.join(""),
    address: () => running.address,
    async crash({ withDatabase }) {
      await kill(running, "SIGKILL");
      const database = readPostmaster(join(dataDir, "postgres"));
      if (withDatabase && database !== null) process.kill(database.pid, "SIGKILL");
      running = await start(begin);
    },
    databaseUrl: async () => (await startDatabase({ dataDir, role: "task" })).url,
    async close() {
      await kill(running, "SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
