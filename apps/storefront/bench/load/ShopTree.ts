import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { costDuring } from "./processTree.ts";

/** How to start a shop of several processes. */
export interface TreeStart {
  readonly folder: string;
  readonly data: string;
  readonly workers: number;
  readonly port: number;
}

/** CPU milliseconds of the database's processes, and of all others. */
export interface TreeCost {
  readonly shop: number;
  readonly database: number;
}

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
/** The shop as `npm start` runs it, with all its processes. */
export class ShopTree {
  readonly origin: string;
  readonly #process: ChildProcess;

  private constructor(child: ChildProcess, origin: string) {
    this.#process = child;
    this.origin = origin;
  }

  /** Starts it and waits until it is open. */
  static async start({ folder, data, workers, port }: TreeStart): Promise<ShopTree> {
    const child = spawn(process.execPath, ["--conditions=@torg/source", main], {
      env: {
        ...process.env,
        TORG_DATA_DIR: folder,
        SHOP_DATA: data,
        SHOP_WORKERS: String(workers),
        NODE_ENV: "production",
        LOG_LEVEL: "warn",
        HOST: "127.0.0.1",
        PORT: String(port),
      },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    process.once("exit", () => child.kill());
    const ended = once(child, "exit").then(() => Promise.reject(new Error("The shop did not start.")));
    await Promise.race([once(child, "message"), ended]);
    ended.catch(() => undefined);
    return new ShopTree(child, `http://127.0.0.1:${port}`);
  }

  /** CPU time of its processes during `work`. */
  async costDuring(work: () => Promise<void>): Promise<TreeCost> {
    const roots = [this.#process.pid ?? 0];
    const partOf = ({ command }: { readonly command: string }) => (command.includes("postgres") ? "database" : "shop");
    const costs = await costDuring(roots, partOf, work);
    return { shop: costs.get("shop") ?? 0, database: costs.get("database") ?? 0 };
  }

  async close(): Promise<void> {
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGTERM");
    await ended;
  }
}
