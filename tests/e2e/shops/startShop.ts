import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../outside/repository.ts";
import { freePort } from "./freePort.ts";

/** A shop running in its own process with its own data folder. */
export interface RunningShop {
  readonly address: string;
  readonly dataDir: string;
  /** The started process. */
  readonly processId: number;
  readonly output: () => string;
  readonly stop: () => Promise<number | null>;
}

export interface ShopOptions {
  readonly data: "demo" | "reference" | "empty";
  /** A given folder is kept between starts; otherwise a temporary one is removed at the end. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

async function untilReady(address: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The shop stopped before it was ready:\n${output()}`);
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The shop was not ready in time:\n${output()}`);
}

/** Starts the built shop and resolves when it reports that it is ready. */
export async function startShop(options: ShopOptions): Promise<RunningShop> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "torg-e2e-"));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["--conditions=@torg/source", "apps/storefront/src/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      // One process starts faster, and these tests do not need several.
      SHOP_WORKERS: "1",
      PORT: String(port),
      TORG_DATA_DIR: dataDir,
      SHOP_DATA: options.data,
      LOG_LEVEL: "warn",
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout.on("data", (data: Buffer) => (text += data.toString()));
  child.stderr.on("data", (data: Buffer) => (text += data.toString()));
  const output = (): string => text;
  const exited = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const stop = async (): Promise<number | null> => {
    child.kill("SIGTERM");
    const code = await exited;
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  await untilReady(address, child, output).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { address, dataDir, processId: child.pid ?? 0, output, stop };
}
