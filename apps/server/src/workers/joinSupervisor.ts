import { type Order, orderSchema, placeSchema, placeVariable, type Report, type WorkerPlace } from "./messages.ts";

/** A worker's source of the catalogue: folders written by another process. */
export interface CatalogueFeed {
  /** The first folder. */
  readonly first: () => Promise<string>;
  /** Calls back with every newer one. */
  readonly follow: (take: (folder: string) => void) => void;
}

/** A worker's connection to its supervisor. */
export interface Supervisor {
  readonly place: WorkerPlace;
  readonly catalogue: CatalogueFeed;
  readonly tell: (report: Report) => void;
  /** Handles orders from now on, including those received earlier. */
  readonly obey: (carryOut: (order: Order) => void) => void;
}

/**
 * Connects to the supervisor of this process, or gives null without one. Signals sent to all processes by a terminal or
 * service manager are handled by the supervisor: a worker that gets one asks it to be ended.
 */
export function joinSupervisor(environment: NodeJS.ProcessEnv): Supervisor | null {
  const told = environment[placeVariable];
  if (told === undefined) return null;
  // Child processes of this one are not workers.
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

/** The feed of catalogue folders, and the function that adds one. */
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
