import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** How a shop of several processes is started. */
export interface TreeStart {
  readonly folder: string;
  readonly data: string;
  readonly workers: number;
  readonly port: number;
}

/** Processor milliseconds: those of the database's processes, and those of all others. */
export interface TreeCost {
  readonly shop: number;
  readonly database: number;
}

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
/** Milliseconds of one tick of the system's clock of processes. */
const tick = 10;

interface ProcessState {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  readonly ms: number;
}

/** Every process of this machine, as /proc tells it. */
function processes(): readonly ProcessState[] {
  return readdirSync("/proc").flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
      const end = stat.lastIndexOf(")");
      const words = stat.slice(end + 2).split(" ");
      const ms = (Number(words[11]) + Number(words[12])) * tick;
      return [{ pid: Number(entry), parent: Number(words[1]), name: stat.slice(stat.indexOf("(") + 1, end), ms }];
    } catch {
      // Ended between the listing and the reading.
      return [];
    }
  });
}

/** The shop as `npm start` runs it, with all its processes. Linux only: what they cost is read from /proc. */
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

  /** Its processes now. */
  #members(): readonly ProcessState[] {
    const all = processes();
    const members = new Set([this.#process.pid]);
    for (let before = 0; before < members.size;) {
      before = members.size;
      for (const { pid, parent } of all) if (members.has(parent)) members.add(pid);
    }
    return all.filter(({ pid }) => members.has(pid));
  }

  /** What its processes cost while something was done; those that ended meanwhile are not in it. */
  async costDuring(work: () => Promise<void>): Promise<TreeCost> {
    const before = new Map(this.#members().map(({ pid, ms }) => [pid, ms]));
    await work();
    const cost = { shop: 0, database: 0 };
    for (const { pid, name, ms } of this.#members()) {
      cost[name.startsWith("postgres") ? "database" : "shop"] += ms - (before.get(pid) ?? 0);
    }
    return cost;
  }

  async close(): Promise<void> {
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGTERM");
    await ended;
  }
}
