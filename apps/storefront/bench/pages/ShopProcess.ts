import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import type { Profiler } from "node:inspector";
import { fileURLToPath } from "node:url";

/** Requests to the probe in the shop's process. */
export type Asked = "cpu" | "profile" | "profiled";

/** The probe's reply. */
export interface Told {
  /** CPU time of the process so far, in milliseconds, all threads included. */
  readonly cpuMs?: number;
  readonly profile?: Profiler.Profile;
}

/** A page as received, and how long that took in milliseconds. */
export interface Fetched {
  readonly status: number;
  readonly html: string;
  readonly ms: number;
}

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const probe = new URL("serverProbe.ts", import.meta.url).href;

/** The shop as it runs in production, in a process of its own, with one connection to it. */
export class ShopProcess {
  readonly origin: string;
  readonly #process: ChildProcess;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  private constructor(process: ChildProcess, origin: string) {
    this.#process = process;
    this.origin = origin;
  }

  /** Starts the shop and waits until it is open; its log is discarded. */
  static async start(environment: Readonly<Record<string, string>>, port: number): Promise<ShopProcess> {
    const child = fork(main, {
      execArgv: ["--conditions=@torg/source", "--import", probe],
      env: {
        ...process.env,
        SHOP_WORKERS: "1",
        ...environment,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
      },
      // A pipe, as under a service manager; the log is read and discarded.
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    child.stdout?.resume();
    process.once("exit", () => child.kill());
    const ended = once(child, "exit").then(() => Promise.reject(new Error("The shop did not start.")));
    await Promise.race([once(child, "message"), ended]);
    ended.catch(() => undefined);
    return new ShopProcess(child, `http://127.0.0.1:${port}`);
  }

  async #ask(asked: Asked): Promise<Told> {
    const answer = once(this.#process, "message");
    this.#process.send(asked);
    const [told]: Told[] = await answer;
    return told ?? {};
  }

  /** Milliseconds of CPU time that the shop's process used during `work`. */
  async cpuDuring(work: () => Promise<void>): Promise<number> {
    const { cpuMs: before = 0 } = await this.#ask("cpu");
    await work();
    const { cpuMs: after = 0 } = await this.#ask("cpu");
    return after - before;
  }

  /** Profile of the shop's main thread during `work`. */
  async profileDuring(work: () => Promise<void>): Promise<Profiler.Profile> {
    await this.#ask("profile");
    await work();
    const { profile } = await this.#ask("profiled");
    if (profile === undefined) throw new Error("The shop's process told no profile.");
    return profile;
  }

  /** Requests one page; call it again only after the previous page has arrived. */
  fetch(path: string, headers: Readonly<Record<string, string>>): Promise<Fetched> {
    const begun = performance.now();
    return new Promise((resolve, reject) => {
      const request = get(this.origin + path, { agent: this.#agent, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.once("error", reject);
        answer.once("end", () => {
          const html = Buffer.concat(parts).toString();
          resolve({ status: answer.statusCode ?? 0, html, ms: performance.now() - begun });
        });
      });
      request.once("error", reject);
    });
  }

  async close(): Promise<void> {
    this.#agent.destroy();
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGTERM");
    await ended;
  }
}
