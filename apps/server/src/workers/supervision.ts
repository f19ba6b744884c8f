import { endsInARow, describeExit, maxEnds, restartPause, type RestartPauses, defaultPauses } from "./restart.ts";

/** A process that starts, serves, or is ending. */
interface Worker {
  readonly id: number;
  /** Its place, from 1; during a replacement, two workers have the same one. */
  readonly place: number;
  /** Start time in milliseconds. */
  readonly since: number;
  readonly state: "starting" | "open" | "ending";
}

/** The state of a shop's workers. */
export interface Supervision {
  /** The target number of workers. */
  readonly places: number;
  /** Nothing has opened yet, the shop serves, or it has been told to end. */
  readonly phase: "opening" | "serving" | "ending";
  readonly workers: readonly Worker[];
  /** Failures in a row by place. */
  readonly failures: ReadonlyMap<number, number>;
  /** Places whose worker is still to be replaced, in order. */
  readonly outdated: readonly number[];
  /** Whether the next replacing worker updates the database and the shop's folder. */
  readonly isUpdateDue: boolean;
  /** The worker that runs jobs, sweeps and webhooks. */
  readonly jobsWorkerId: number | null;
  readonly lastId: number;
  readonly exitCode: number;
  readonly pauses: RestartPauses;
}

/** Events of the workers; times are in milliseconds. */
export type WorkerEvent =
  | { readonly kind: "worker-opened"; readonly id: number }
  | {
      readonly kind: "worker-exited";
      readonly id: number;
      readonly code: number | null;
      readonly signal: string | null;
      readonly at: number;
    }
  /** A single worker was asked to end. */
  | { readonly kind: "worker-end-requested"; readonly id: number; readonly at: number }
  | { readonly kind: "pause-ended"; readonly place: number; readonly at: number }
  | { readonly kind: "replacement-requested"; readonly at: number }
  | { readonly kind: "shutdown-requested" }
  | { readonly kind: "shutdown-timed-out" };

/** The next actions of the supervisor. */
export type WorkerAction =
  /** Only a worker that `prepares` updates database and folder; the others find them up to date. */
  | { readonly kind: "start-worker"; readonly id: number; readonly place: number; readonly prepares: boolean }
  | { readonly kind: "end-worker"; readonly id: number; readonly othersServe: boolean }
  /** Jobs, sweeps and webhooks belong to this worker from now on. */
  | { readonly kind: "assign-jobs"; readonly id: number }
  | { readonly kind: "pause-place"; readonly place: number; readonly ms: number }
  | { readonly kind: "kill-worker"; readonly id: number }
  | { readonly kind: "announce-open" }
  | { readonly kind: "log"; readonly line: string }
  | { readonly kind: "exit"; readonly code: number };

/** The state after an event, and the resulting actions. */
export type SupervisionStep = readonly [state: Supervision, actions: readonly WorkerAction[]];

/** The start: one worker, which prepares the shop; the others follow when it has opened. */
export function beginSupervision(places: number, at: number, pauses: RestartPauses = defaultPauses): SupervisionStep {
  const empty: Supervision = {
    places,
    phase: "opening",
    workers: [],
    failures: new Map(),
    outdated: [],
    isUpdateDue: false,
    jobsWorkerId: null,
    lastId: 0,
    exitCode: 0,
    pauses,
  };
  return startWorker(empty, { place: 1, at, prepares: true });
}

/** Handles an event of a worker, or a request to all of them. */
export function superviseNext(state: Supervision, event: WorkerEvent): SupervisionStep {
  switch (event.kind) {
    case "worker-opened":
      return afterOpened(state, event.id);
    case "worker-exited":
      return afterExit(state, event);
    case "worker-end-requested":
      return replaceWorker(state, event);
    case "pause-ended":
      return isFilled(state, event.place) || state.phase !== "serving" ? unchanged(state) : startWorker(state, event);
    case "replacement-requested":
      return state.phase === "serving" ? replaceAll(state, event.at) : unchanged(state);
    case "shutdown-requested":
      return shutDown(state);
    case "shutdown-timed-out":
      return [{ ...state, exitCode: 70 }, state.workers.map(({ id }) => ({ kind: "kill-worker", id }))];
  }
}

const unchanged = (state: Supervision): SupervisionStep => [state, []];

/** Goes on from a step with further ones, and gathers their actions. */
function chain(
  first: SupervisionStep,
  ...steps: readonly ((state: Supervision) => SupervisionStep)[]
): SupervisionStep {
  return steps.reduce<SupervisionStep>(([state, actions], step) => {
    const [next, more] = step(state);
    return [next, [...actions, ...more]];
  }, first);
}

const log = (state: Supervision, line: string): SupervisionStep => [state, [{ kind: "log", line }]];

const exit = (state: Supervision, code: number): SupervisionStep => [
  { ...state, phase: "ending", exitCode: code },
  [{ kind: "exit", code }],
];

const isFilled = ({ workers }: Supervision, place: number): boolean =>
  workers.some((worker) => worker.place === place && worker.state !== "ending");

function startWorker(
  state: Supervision,
  { place, at, prepares = false }: { readonly place: number; readonly at: number; readonly prepares?: boolean },
): SupervisionStep {
  const id = state.lastId + 1;
  const worker: Worker = { id, place, since: at, state: "starting" };
  return [
    { ...state, lastId: id, workers: [...state.workers, worker] },
    [{ kind: "start-worker", id, place, prepares }],
  ];
}

function withWorker(state: Supervision, id: number, workerState: Worker["state"]): Supervision {
  const workers = state.workers.map((worker) => (worker.id === id ? { ...worker, state: workerState } : worker));
  return { ...state, workers };
}

/** Ends the worker that the opened one replaces; the first worker of all opens the shop. */
function afterOpened(state: Supervision, id: number): SupervisionStep {
  const worker = state.workers.find((candidate) => candidate.id === id);
  if (worker === undefined || worker.state !== "starting") return unchanged(state);
  const { place, since } = worker;
  const isFirst = state.phase === "opening";
  const open = withWorker(state, id, "open");
  const opened: SupervisionStep = isFirst
    ? [{ ...open, phase: "serving" }, [{ kind: "announce-open" }]]
    : unchanged(open);
  const replaced = state.workers.find((candidate) => candidate.place === place && candidate.state === "open");
  return chain(
    opened,
    (next) => (replaced === undefined ? unchanged(next) : endWorker(next, replaced.id)),
    (next) => (isFirst ? fillPlaces(next, since) : unchanged(next)),
    assignJobs,
    (next) => replaceNext(next, since),
  );
}

function fillPlaces(state: Supervision, at: number): SupervisionStep {
  const places = Array.from({ length: state.places }, (_, index) => index + 1);
  const empty = places.filter((place) => !isFilled(state, place));
  return chain(unchanged(state), ...empty.map((place) => (next: Supervision) => startWorker(next, { place, at })));
}

/** Ends one worker while others serve; first hands its tasks to another one. */
function endWorker(state: Supervision, id: number): SupervisionStep {
  const ending = withWorker(state, id, "ending");
  const freed = ending.jobsWorkerId === id ? { ...ending, jobsWorkerId: null } : ending;
  return chain([freed, [{ kind: "end-worker", id, othersServe: true }]], assignJobs);
}

/** Gives the single-worker tasks to an open worker, if none has them. */
function assignJobs(state: Supervision): SupervisionStep {
  if (state.jobsWorkerId !== null || state.phase !== "serving") return unchanged(state);
  const found = state.workers.find((worker) => worker.state === "open");
  if (found === undefined) return unchanged(state);
  return [{ ...state, jobsWorkerId: found.id }, [{ kind: "assign-jobs", id: found.id }]];
}

/** Ends the worker that was asked to end, and starts another one in its place. */
function replaceWorker(state: Supervision, { id, at }: { readonly id: number; readonly at: number }): SupervisionStep {
  const worker = state.workers.find((candidate) => candidate.id === id);
  if (state.phase === "ending" || worker === undefined || worker.state === "ending") return unchanged(state);
  if (state.phase === "opening") return shutDown(state);
  const { place } = worker;
  return chain(endWorker(state, id), (next) =>
    isFilled(next, place) ? unchanged(next) : startWorker(next, { place, at }),
  );
}

/** Replaces, one after another, all workers running now. */
function replaceAll(state: Supervision, at: number): SupervisionStep {
  const running = state.workers.filter((worker) => worker.state !== "ending");
  const outdated = [...new Set(running.map(({ place }) => place))].sort((one, other) => one - other);
  return replaceNext({ ...state, outdated, isUpdateDue: outdated.length > 0 }, at);
}

/** Starts the next replacement, unless one is in progress or a worker has not opened yet. */
function replaceNext(state: Supervision, at: number): SupervisionStep {
  const [place, ...outdated] = state.outdated;
  if (place === undefined || state.phase !== "serving") return unchanged(state);
  if (state.workers.some((worker) => worker.state !== "open")) return unchanged(state);
  if (!isFilled(state, place)) return replaceNext({ ...state, outdated }, at);
  return startWorker({ ...state, outdated, isUpdateDue: false }, { place, at, prepares: state.isUpdateDue });
}

type WorkerExit = Extract<WorkerEvent, { readonly kind: "worker-exited" }>;

function afterExit(state: Supervision, event: WorkerExit): SupervisionStep {
  const worker = state.workers.find(({ id }) => id === event.id);
  if (worker === undefined) return unchanged(state);
  const workers = state.workers.filter(({ id }) => id !== event.id);
  const jobsWorkerId = state.jobsWorkerId === event.id ? null : state.jobsWorkerId;
  const left = { ...state, workers, jobsWorkerId };
  if (state.phase === "ending") {
    const exitCode = state.exitCode === 0 ? (event.code ?? 70) : state.exitCode;
    return workers.length > 0 ? unchanged({ ...left, exitCode }) : exit(left, exitCode);
  }
  if (state.phase === "opening") return exit(left, event.code ?? 1);
  return chain(assignJobs(left), (next) =>
    worker.state === "ending" ? replaceNext(next, event.at) : afterFailure(next, worker, event),
  );
}

/** Handles a worker that ended unexpectedly. */
function afterFailure(
  state: Supervision,
  { place, since, state: was }: Worker,
  { code, signal, at }: WorkerExit,
): SupervisionStep {
  const how = describeExit(code, signal);
  // It was the worker being replaced, and its successor is already starting.
  if (isFilled(state, place) && was === "open") return unchanged(state);
  if (isFilled(state, place)) {
    const line = `The worker that was to replace another one ended ${how}. The shop goes on with those that it has.`;
    return log({ ...state, outdated: [] }, line);
  }
  const inARow = endsInARow(at - since, state.failures.get(place) ?? 0, state.pauses);
  const counted = { ...state, failures: new Map(state.failures).set(place, inARow) };
  if (inARow >= maxEnds && !state.workers.some((worker) => worker.state === "open")) {
    const line = `Worker ${place} ended ${how}, as it did ${inARow} times in a row, and no other serves. None is started again.`;
    return chain(log(counted, line), (next) => giveUp(next, code ?? 1));
  }
  const ms = restartPause(inARow, state.pauses);
  return chain(
    log(counted, `Worker ${place} ended ${how}. It is started again in ${ms / 1000} s.`),
    (next) => [next, [{ kind: "pause-place", place, ms }]],
    (next) => replaceNext(next, at),
  );
}

function giveUp(state: Supervision, code: number): SupervisionStep {
  return state.workers.length === 0 ? exit(state, code) : shutDown({ ...state, exitCode: code });
}

function shutDown(state: Supervision): SupervisionStep {
  if (state.phase === "ending") return unchanged(state);
  if (state.workers.length === 0) return exit(state, 0);
  const workers = state.workers.map((worker): Worker => ({ ...worker, state: "ending" }));
  return [
    { ...state, phase: "ending", workers, outdated: [] },
    state.workers.map(({ id }) => ({ kind: "end-worker", id, othersServe: false })),
  ];
}
