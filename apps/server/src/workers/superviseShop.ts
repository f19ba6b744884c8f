import cluster, { type Worker } from "node:cluster";
import { mkdirSync } from "node:fs";
import type { ShopConfig } from "../config/readConfig.ts";
import { directUrlOf } from "../database/directUrlOf.ts";
import { type StartedDatabase, startDatabase } from "../database/startDatabase.ts";
import { catalogueChannel, listen } from "../database/listen.ts";
import { createSnapshotMaker, type SnapshotMaker } from "./createSnapshotMaker.ts";
import { mostConnections } from "./connectionShare.ts";
import { type Order, placeVariable, type Report, reportSchema, type WorkerPlace } from "./messages.ts";
import {
  beginSupervision,
  type Supervision,
  superviseNext,
  type SupervisionStep,
  type WorkerAction,
  type WorkerEvent,
} from "./supervision.ts";
import { gatherMetrics, type MetricsGathering } from "./gatherMetrics.ts";

/** The input of the supervision. */
export interface SupervisedShop {
  /** The path of a worker's program. */
  readonly program: string;
  readonly say: (line: string) => void;
  /** The first worker is serving. */
  readonly onOpen: () => void;
  readonly onEnding: () => void;
}

/** Milliseconds until workers that have not ended are killed: requests have twelve seconds, jobs ten. */
const longestEnd = 25_000;

/**
 * Runs a shop on several cores: owns the embedded database, keeps one worker per place, and handles signals. SIGTERM
 * and SIGINT end all workers; SIGHUP replaces them one by one, or ends them if it comes from a closed terminal.
 * Resolves with the exit code.
 */
export async function superviseShop(config: ShopConfig, shop: SupervisedShop): Promise<number> {
  if (config.databaseUrl === undefined) mkdirSync(config.dataDir, { recursive: true });
  const settings = { max_connections: String(mostConnections(config.databaseConnections, config.workers)) };
  const { databaseUrl: url, dataDir } = config;
  const database = await startDatabase({ url, dataDir, role: "server", settings });
  let gathering: MetricsGathering | null = null;
  try {
    const line = new WorkerLine(config, database, shop);
    gathering = await gatherMetrics(config.metrics, line);
    return await line.run();
  } finally {
    await gathering?.close();
    await database.stop();
  }
}

/** The workers of a shop, and the actions of their supervision. */
class WorkerLine {
  readonly #config: ShopConfig;
  readonly #database: StartedDatabase;
  /** Bypasses a pooler: a listener needs its own connection. */
  readonly #directUrl: string;
  readonly #shop: SupervisedShop;
  readonly #snapshots: SnapshotMaker;
  readonly #workers = new Map<number, Worker>();
  /** Workers that wait for their first catalogue. */
  readonly #unread = new Set<number>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #hearers = new Set<(report: Report) => void>();
  readonly #left: Promise<number>;
  #leave = (_code: number): void => undefined;
  #known: Supervision;
  readonly #first: SupervisionStep;

  constructor(config: ShopConfig, database: StartedDatabase, shop: SupervisedShop) {
    this.#config = config;
    this.#database = database;
    this.#directUrl = directUrlOf(config, database);
    this.#shop = shop;
    this.#snapshots = createSnapshotMaker({
      program: shop.program,
      dataDir: config.dataDir,
      databaseUrl: this.#directUrl,
      onMade: (folder) => {
        this.#unread.clear();
        for (const id of this.#workers.keys()) this.#tell(id, { order: "take catalogue", folder });
      },
      onFailed: (problem) => this.#takeFailure(problem),
    });
    this.#first = beginSupervision(config.workers, Date.now());
    this.#known = this.#first.next;
    this.#left = new Promise((resolve) => {
      this.#leave = resolve;
    });
  }

  /**
   * Sends an order to every serving worker; returns their number. A worker being replaced is skipped, as its successor
   * has the same place.
   */
  ask(order: Order): number {
    const open = this.#known.workers.filter(({ id, state }) => state === "open" && this.#isHeard(id));
    for (const { id } of open) this.#tell(id, order);
    return open.length;
  }

  #isHeard(id: number): boolean {
    return this.#workers.get(id)?.isConnected() === true;
  }

  /** Listens to the reports of workers; returns a function to stop. */
  listen(hear: (report: Report) => void): () => void {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  }

  async run(): Promise<number> {
    // All workers accept from the kernel's shared queue. With round-robin, connections handed to a worker that ends
    // before it accepts them would be lost without a response.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ exec: this.#shop.program, args: [] });
    const isInTerminal = process.stdin.isTTY;
    const answers = {
      SIGINT: () => this.#endAll(),
      SIGTERM: () => this.#endAll(),
      SIGHUP: () => (isInTerminal ? this.#endAll() : this.#hear({ kind: "replace all", at: Date.now() })),
    } as const;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, answers[signal]);
    const listener = listen(this.#directUrl, catalogueChannel, {
      // Before the shop has opened, the starting worker triggers the reading of the catalogue.
      onNotice: () => this.#snapshots.latest() === null || this.#snapshots.make(),
      onError: (error) => this.#shop.say(`The connection for notices broke: ${error.message}`),
    });
    for (const action of this.#first.actions) this.#do(action);
    const code = await this.#left;
    await Promise.all([listener.stop(), this.#snapshots.close()]);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.off(signal, answers[signal]);
    for (const timer of this.#timers) clearTimeout(timer);
    return code;
  }

  #endAll(): void {
    if (this.#known.state === "ending") return;
    this.#shop.onEnding();
    this.#hear({ kind: "end all" });
    this.#after(longestEnd, () => this.#hear({ kind: "too late" }));
  }

  /** The catalogue could not be read: serving workers keep theirs, and those waiting for one cannot open. */
  #takeFailure(problem: string): void {
    this.#shop.say(`The catalogue could not be read. ${problem}`);
    for (const id of this.#unread) this.#workers.get(id)?.process.kill("SIGKILL");
    this.#unread.clear();
  }

  #hear(event: WorkerEvent): void {
    const { next, actions } = superviseNext(this.#known, event);
    this.#known = next;
    for (const action of actions) this.#do(action);
  }

  #do(action: WorkerAction): void {
    switch (action.kind) {
      case "start":
        return this.#start(action);
      case "end":
        return this.#tell(action.id, { order: "end", othersServe: action.othersServe });
      case "give work":
        return this.#tell(action.id, { order: "work" });
      case "pause":
        return this.#after(action.ms, () => this.#hear({ kind: "pause over", place: action.place, at: Date.now() }));
      case "kill":
        return void this.#workers.get(action.id)?.process.kill("SIGKILL");
      case "tell open":
        return this.#shop.onOpen();
      case "say":
        return this.#shop.say(action.line);
      case "leave":
        return this.#leave(action.code);
    }
  }

  #tell(id: number, order: Order): void {
    if (this.#isHeard(id)) this.#workers.get(id)?.send(order);
  }

  #after(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, ms);
    this.#timers.add(timer);
  }

  #start({ id, place, prepares }: Extract<WorkerAction, { readonly kind: "start" }>): void {
    const { url: databaseUrl } = this.#database;
    const catalogue = prepares ? null : this.#snapshots.latest();
    const told: WorkerPlace = { place, places: this.#config.workers, databaseUrl, prepares, catalogue };
    const worker = cluster.fork({ [placeVariable]: JSON.stringify(told) });
    this.#workers.set(id, worker);
    worker.on("error", (error) => this.#shop.say(error.message));
    worker.on("message", (message: unknown) => {
      const report = reportSchema.safeParse(message);
      if (report.success) this.#take(id, report.data);
    });
    worker.on("exit", (code: number | null, signal: string | null) => {
      this.#workers.delete(id);
      this.#unread.delete(id);
      this.#hear({ kind: "ended", id, code, signal, at: Date.now() });
    });
  }

  #take(id: number, report: Report): void {
    if (report.report === "open") this.#hear({ kind: "opened", id });
    else if (report.report === "prepared") {
      this.#unread.add(id);
      this.#snapshots.make();
    } else if (report.report === "asked to end") this.#hear({ kind: "asked to end", id, at: Date.now() });
    else for (const hear of this.#hearers) hear(report);
  }
}
