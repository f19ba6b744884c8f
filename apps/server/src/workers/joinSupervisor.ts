import {
  commandSchema,
  placeSchema,
  placeVariable,
  type WorkerCommand,
  type WorkerPlace,
  type WorkerReport,
} from "./messages.ts";

/** A worker's source of the catalogue: folders written by another process. */
export interface CatalogueFeed {
  /** The first folder. */
  readonly first: () => Promise<string>;
  /** Calls back with every newer one. */
  readonly follow: (onFolder: (folder: string) => void) => void;
}

/** A worker's connection to its supervisor. */
export interface Supervisor {
  readonly place: WorkerPlace;
  readonly catalogue: CatalogueFeed;
  readonly report: (report: WorkerReport) => void;
  /** Handles commands from now on, including those received earlier. */
  readonly onCommand: (handle: (command: WorkerCommand) => void) => void;
}

/**
 * Connects to the supervisor of this process, or gives null without one. Signals sent to all processes by a terminal or
 * service manager are handled by the supervisor: a worker that gets one asks it to be ended.
 */
export function joinSupervisor(environment: NodeJS.ProcessEnv): Supervisor | null {
  const parameters = environment[placeVariable];
  if (parameters === undefined) return null;
  // Child processes of this one are not workers.
  delete environment[placeVariable];
  const report: Supervisor["report"] = (sent) => void process.send?.(sent);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => report({ report: "end-requested" }));
  process.on("SIGHUP", () => undefined);
  const place = placeSchema.parse(JSON.parse(parameters));
  const { feed, use } = createFeed(place, report);
  const early: WorkerCommand[] = [];
  let handle = (command: WorkerCommand): void => void early.push(command);
  process.on("message", (message: unknown) => {
    const { data } = commandSchema.safeParse(message);
    if (data === undefined) return;
    if (data.command === "use-catalogue") use(data.folder);
    else handle(data);
  });
  return {
    place,
    catalogue: feed,
    report,
    onCommand(next) {
      handle = next;
      for (const command of early.splice(0)) next(command);
    },
  };
}

/** The feed of catalogue folders, and the function that adds one. */
function createFeed({ catalogue }: WorkerPlace, report: Supervisor["report"]) {
  let latest = catalogue;
  let follower: ((folder: string) => void) | null = null;
  let onFirst = (_folder: string): void => undefined;
  const feed: CatalogueFeed = {
    async first() {
      if (latest !== null) return latest;
      const first = new Promise<string>((resolve) => {
        onFirst = resolve;
      });
      report({ report: "prepared" });
      return first;
    },
    follow(onFolder) {
      follower = onFolder;
    },
  };
  const use = (folder: string): void => {
    latest = folder;
    onFirst(folder);
    follower?.(folder);
  };
  return { feed, use };
}
