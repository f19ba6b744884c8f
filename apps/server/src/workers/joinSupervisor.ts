import { type Order, orderSchema, placeSchema, placeVariable, type Report, type WorkerPlace } from "./messages.ts";

/** Where a worker has the catalogue from: folders that somebody else writes. */
export interface CatalogueFeed {
  /** The folder to begin with. */
  readonly first: () => Promise<string>;
  /** Hears of every newer one. */
  readonly follow: (take: (folder: string) => void) => void;
}

/** A worker's side of the line to whoever supervises it. */
export interface Supervisor {
  readonly place: WorkerPlace;
  readonly catalogue: CatalogueFeed;
  readonly tell: (report: Report) => void;
  /** Hears what is to be done from now on, and what was said before. */
  readonly obey: (carryOut: (order: Order) => void) => void;
}

/**
 * The line to who supervises this process, or null for one that nobody does. Signals that a terminal or a service manager
 * sends to all processes are the supervisor's to answer: a worker that is told alone to end asks for it.
 */
export function joinSupervisor(environment: NodeJS.ProcessEnv): Supervisor | null {
  const told = environment[placeVariable];
  if (told === undefined) return null;
  // What this process starts is no worker.
  delete environment[placeVariable];
  const tell = (report: Report): void => void process.send?.(report);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => tell({ report: "asked to end" }));
  process.on("SIGHUP", () => undefined);
  const place = placeSchema.parse(JSON.parse(told));
  const { feed, take } = createFeed(place, tell);
  const early: Order[] = [];
  let carryOut = (order: Order): void => void early.push(order);
  process.on("message", (message: unknown) => {
    const order = orderSchema.safeParse(message);
    if (!order.success) return;
    if (order.data.order === "take catalogue") take(order.data.folder);
    else carryOut(order.data);
  });
  return {
    place,
    catalogue: feed,
    tell,
    obey(next) {
      carryOut = next;
      for (const order of early.splice(0)) next(order);
    },
  };
}

/** The folders of the catalogue as they are told, and how one is told. */
function createFeed({ catalogue }: WorkerPlace, tell: Supervisor["tell"]) {
  let latest = catalogue;
  let follower: ((folder: string) => void) | null = null;
  let hear = (_folder: string): void => undefined;
  const feed: CatalogueFeed = {
    async first() {
      if (latest !== null) return latest;
      const told = new Promise<string>((resolve) => {
        hear = resolve;
      });
      tell({ report: "prepared" });
      return told;
    },
    follow(take) {
      follower = take;
    },
  };
  const take = (folder: string): void => {
    latest = folder;
    hear(folder);
    follower?.(folder);
  };
  return { feed, take };
}
