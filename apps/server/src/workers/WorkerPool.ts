import cluster, { type Worker } from "node:cluster";
import type { ShopConfig } from "../config/readConfig.ts";
import { directUrlOf } from "../database/directUrlOf.ts";
import { catalogueChannel, listen } from "../database/listen.ts";
import type { StartedDatabase } from "../database/startDatabase.ts";
import { createSnapshotMaker, type SnapshotMaker } from "./createSnapshotMaker.ts";
import { placeVariable, reportSchema, type WorkerCommand, type WorkerPlace, type WorkerReport } from "./messages.ts";
import {
  beginSupervision,
  type Supervision,
  superviseNext,
  type WorkerAction,
  type WorkerEvent,
} from "./supervision.ts";

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
const maxEndMs = 25_000;

/** The workers of a shop, and the actions of their supervision. */
export class WorkerPool {
  readonly #config: ShopConfig;
  readonly #database: StartedDatabase;
  /** Bypasses a pooler: a listener needs its own connection. */
  readonly #directUrl: string;
  readonly #shop: SupervisedShop;
  readonly #snapshots: SnapshotMaker;
  readonly #workers = new Map<number, Worker>();
  /** Workers that wait for their first catalogue. */
  readonly #awaitingCatalogue = new Set<number>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #listeners = new Set<(report: WorkerReport) => void>();
  readonly #exited: Promise<number>;
  #exit = (_code: number): void => undefined;
  #state: Supervision;
  readonly #firstActions: readonly WorkerAction[];

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
        this.#awaitingCatalogue.clear();
        for (const id of this.#workers.keys()) this.#send(id, { command: "use-catalogue", folder });
      },
      onFailed: (problem) => this.#onSnapshotFailed(problem),
    });
    [this.#state, this.#firstActions] = beginSupervision(config.workers, Date.now());
    this.#exited = new Promise((resolve) => {
      this.#exit = resolve;
    });
  }

  /**
   * Sends a command to every serving worker; returns their number. A worker being replaced is skipped, as its successor
   * has the same place.
   */
  broadcast(command: WorkerCommand): number {
    const open = this.#state.workers.filter(({ id, state }) => state === "open" && this.#isConnected(id));
    for (const { id } of open) this.#send(id, command);
    return open.length;
  }

  #isConnected(id: number): boolean {
    return this.#workers.get(id)?.isConnected() === true;
  }

  /** Listens to the reports of workers; returns a function to stop. */
  listen(listener: (report: WorkerReport) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async run(): Promise<number> {
    // All workers accept from the kernel's shared queue. With round-robin, connections handed to a worker that ends
    // before it accepts them would be lost without a response.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ exec: this.#shop.program, args: [] });
    const isInTerminal = process.stdin.isTTY;
    const answers = {
      SIGINT: () => this.#shutDown(),
      SIGTERM: () => this.#shutDown(),
      SIGHUP: () => (isInTerminal ? this.#shutDown() : this.#handle({ kind: "replacement-requested", at: Date.now() })),
    } as const;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, answers[signal]);
    const listener = listen(this.#directUrl, catalogueChannel, {
      // Before the shop has opened, the starting worker triggers the reading of the catalogue.
      onNotice: () => this.#snapshots.latest() === null || this.#snapshots.make(),
      onError: (error) => this.#shop.say(`The connection for notices broke: ${error.message}`),
    });
    for (const action of this.#firstActions) this.#perform(action);
    const code = await this.#exited;
    await Promise.all([listener.stop(), this.#snapshots.close()]);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.off(signal, answers[signal]);
    for (const timer of this.#timers) clearTimeout(timer);
    return code;
  }

  #shutDown(): void {
    if (this.#state.phase === "ending") return;
    this.#shop.onEnding();
    this.#handle({ kind: "shutdown-requested" });
    this.#after(maxEndMs, () => this.#handle({ kind: "shutdown-timed-out" }));
  }

  /** The catalogue could not be read: serving workers keep theirs, and those waiting for one cannot open. */
  #onSnapshotFailed(problem: string): void {
    this.#shop.say(`The catalogue could not be read. ${problem}`);
    for (const id of this.#awaitingCatalogue) this.#workers.get(id)?.process.kill("SIGKILL");
    this.#awaitingCatalogue.clear();
  }

  #handle(event: WorkerEvent): void {
    const [next, actions] = superviseNext(this.#state, event);
    this.#state = next;
    for (const action of actions) this.#perform(action);
  }

  #perform(action: WorkerAction): void {
    switch (action.kind) {
      case "start-worker":
        return this.#start(action);
      case "end-worker":
        return this.#send(action.id, { command: "end", othersServe: action.othersServe });
      case "assign-jobs":
        return this.#send(action.id, { command: "run-jobs" });
      case "pause-place":
        return this.#after(action.ms, () => this.#handle({ kind: "pause-ended", place: action.place, at: Date.now() }));
      case "kill-worker":
        return void this.#workers.get(action.id)?.process.kill("SIGKILL");
      case "announce-open":
        return this.#shop.onOpen();
      case "log":
        return this.#shop.say(action.line);
      case "exit":
        return this.#exit(action.code);
    }
  }

  #send(id: number, command: WorkerCommand): void {
    if (this.#isConnected(id)) this.#workers.get(id)?.send(command);
  }

  #after(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, ms);
    this.#timers.add(timer);
  }

  #start({ id, place, prepares }: Extract<WorkerAction, { readonly kind: "start-worker" }>): void {
    const { url: databaseUrl } = this.#database;
    const catalogue = prepares ? null : this.#snapshots.latest();
    const parameters: WorkerPlace = { place, places: this.#config.workers, databaseUrl, prepares, catalogue };
    const worker = cluster.fork({ [placeVariable]: JSON.stringify(parameters) });
    this.#workers.set(id, worker);
    worker.on("error", (error) => this.#shop.say(error.message));
    worker.on("message", (message: unknown) => {
      const report = reportSchema.safeParse(message);
      if (report.success) this.#onReport(id, report.data);
    });
    worker.on("exit", (code: number | null, signal: string | null) => {
      this.#workers.delete(id);
      this.#awaitingCatalogue.delete(id);
      this.#handle({ kind: "worker-exited", id, code, signal, at: Date.now() });
    });
  }

  #onReport(id: number, report: WorkerReport): void {
    if (report.report === "open") this.#handle({ kind: "worker-opened", id });
    else if (report.report === "prepared") {
      this.#awaitingCatalogue.add(id);
      this.#snapshots.make();
    } else if (report.report === "end-requested") this.#handle({ kind: "worker-end-requested", id, at: Date.now() });
    else for (const listener of this.#listeners) listener(report);
  }
}
