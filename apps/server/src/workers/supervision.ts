import { endsInARow, howItEnded, mostEnds, restartPause, type RestartPauses, usualPauses } from "./restart.ts";

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
  readonly state: "opening" | "serving" | "ending";
  readonly workers: readonly Worker[];
  /** Failures in a row by place. */
  readonly ends: ReadonlyMap<number, number>;
  /** Places whose worker is still to be replaced, in order. */
  readonly outdated: readonly number[];
  /** Whether the next replacing worker updates the database and the shop's folder. */
  readonly isUpdateDue: boolean;
  /** The worker that runs the single-worker tasks. */
  readonly busyId: number | null;
  readonly lastId: number;
  /** The exit code. */
  readonly code: number;
  readonly pauses: RestartPauses;
}

/** Events of the workers; times are in milliseconds. */
export type WorkerEvent =
  | { readonly kind: "opened"; readonly id: number }
  | {
      readonly kind: "ended";
      readonly id: number;
      readonly code: number | null;
      readonly signal: string | null;
      readonly at: number;
    }
  /** A single worker was asked to end. */
  | { readonly kind: "asked to end"; readonly id: number; readonly at: number }
  | { readonly kind: "pause over"; readonly place: number; readonly at: number }
  | { readonly kind: "replace all"; readonly at: number }
  | { readonly kind: "end all" }
  | { readonly kind: "too late" };

/** The next actions of the supervisor. */
export type WorkerAction =
  /** Only a worker that `prepares` updates database and folder; the others find them up to date. */
  | { readonly kind: "start"; readonly id: number; readonly place: number; readonly prepares: boolean }
  | { readonly kind: "end"; readonly id: number; readonly othersServe: boolean }
  /** Jobs, sweeps and webhooks belong to this worker from now on. */
  | { readonly kind: "give work"; readonly id: number }
  | { readonly kind: "pause"; readonly place: number; readonly ms: number }
  | { readonly kind: "kill"; readonly id: number }
  | { readonly kind: "tell open" }
  | { readonly kind: "say"; readonly line: string }
  | { readonly kind: "leave"; readonly code: number };

/** The state after an event, and the resulting actions. */
export interface SupervisionStep {
  readonly next: Supervision;
  readonly actions: readonly WorkerAction[];
}

/** The start: one worker, which prepares the shop; the others follow when it has opened. */
export function beginSupervision(places: number, at: number, pauses: RestartPauses = usualPauses): SupervisionStep {
  const empty: Supervision = {
    places,
    state: "opening",
    workers: [],
    ends: new Map(),
    outdated: [],
    isUpdateDue: false,
    busyId: null,
    lastId: 0,
    code: 0,
    pauses,
  };
  return start(empty, { place: 1, at, prepares: true });
}

/** Handles an event of a worker, or a request to all of them. */
export function superviseNext(known: Supervision, event: WorkerEvent): SupervisionStep {
  switch (event.kind) {
    case "opened":
      return opened(known, event.id);
    case "ended":
      return ended(known, event);
    case "asked to end":
      return askedToEnd(known, event);
    case "pause over":
      return isFilled(known, event.place) || known.state !== "serving" ? rest(known) : start(known, event);
    case "replace all":
      return known.state === "serving" ? replaceAll(known, event.at) : rest(known);
    case "end all":
      return endAll(known);
    case "too late":
      return { next: { ...known, code: 70 }, actions: known.workers.map(({ id }) => ({ kind: "kill", id })) };
  }
}

const rest = (next: Supervision): SupervisionStep => ({ next, actions: [] });

/** Chains two steps. */
function then(first: SupervisionStep, more: (known: Supervision) => SupervisionStep): SupervisionStep {
  const { next, actions } = more(first.next);
  return { next, actions: [...first.actions, ...actions] };
}

const say = (known: Supervision, line: string): SupervisionStep => ({
  next: known,
  actions: [{ kind: "say", line }],
});

const isFilled = ({ workers }: Supervision, place: number): boolean =>
  workers.some((worker) => worker.place === place && worker.state !== "ending");

function start(
  known: Supervision,
  { place, at, prepares = false }: { readonly place: number; readonly at: number; readonly prepares?: boolean },
): SupervisionStep {
  const id = known.lastId + 1;
  const worker: Worker = { id, place, since: at, state: "starting" };
  return {
    next: { ...known, lastId: id, workers: [...known.workers, worker] },
    actions: [{ kind: "start", id, place, prepares }],
  };
}

function changed(known: Supervision, id: number, state: Worker["state"]): Supervision {
  return { ...known, workers: known.workers.map((worker) => (worker.id === id ? { ...worker, state } : worker)) };
}

function opened(known: Supervision, id: number): SupervisionStep {
  const worker = known.workers.find((one) => one.id === id);
  if (worker === undefined || worker.state !== "starting") return rest(known);
  const isFirst = known.state === "opening";
  const open = { ...changed(known, id, "open"), ...(isFirst ? { state: "serving" as const } : {}) };
  const told: SupervisionStep = { next: open, actions: isFirst ? [{ kind: "tell open" }] : [] };
  const before = known.workers.find(({ place, state }) => place === worker.place && state === "open");
  const replaced = before === undefined ? told : then(told, (next) => endOne(next, before.id));
  const filled = isFirst ? then(replaced, (next) => fillPlaces(next, worker.since)) : replaced;
  return then(then(filled, giveWork), (next) => replaceNext(next, worker.since));
}

function fillPlaces(known: Supervision, at: number): SupervisionStep {
  const places = Array.from({ length: known.places }, (_, index) => index + 1);
  return places
    .filter((place) => !isFilled(known, place))
    .reduce((step, place) => then(step, (next) => start(next, { place, at })), rest(known));
}

/** Ends one worker while others serve; first hands its tasks to another one. */
function endOne(known: Supervision, id: number): SupervisionStep {
  const ending = changed(known, id, "ending");
  const freed = ending.busyId === id ? { ...ending, busyId: null } : ending;
  return then({ next: freed, actions: [{ kind: "end", id, othersServe: true }] }, giveWork);
}

/** Gives the single-worker tasks to an open worker, if none has them. */
function giveWork(known: Supervision): SupervisionStep {
  if (known.busyId !== null || known.state !== "serving") return rest(known);
  const found = known.workers.find(({ state }) => state === "open");
  if (found === undefined) return rest(known);
  return { next: { ...known, busyId: found.id }, actions: [{ kind: "give work", id: found.id }] };
}

function askedToEnd(known: Supervision, { id, at }: { readonly id: number; readonly at: number }): SupervisionStep {
  const worker = known.workers.find((one) => one.id === id);
  if (known.state === "ending" || worker === undefined || worker.state === "ending") return rest(known);
  if (known.state === "opening") return endAll(known);
  return then(endOne(known, id), (next) =>
    isFilled(next, worker.place) ? rest(next) : start(next, { place: worker.place, at }),
  );
}

/** Replaces, one after another, all workers running now. */
function replaceAll(known: Supervision, at: number): SupervisionStep {
  const places = new Set(known.workers.filter(({ state }) => state !== "ending").map(({ place }) => place));
  const outdated = [...places].sort((one, other) => one - other);
  return replaceNext({ ...known, outdated, isUpdateDue: outdated.length > 0 }, at);
}

/** Starts the next replacement, unless one is in progress or a worker has not opened yet. */
function replaceNext(known: Supervision, at: number): SupervisionStep {
  const [place, ...outdated] = known.outdated;
  if (place === undefined || known.state !== "serving") return rest(known);
  const isBusy = known.workers.some(({ state }) => state !== "open");
  if (isBusy) return rest(known);
  if (!isFilled(known, place)) return replaceNext({ ...known, outdated }, at);
  const step = start({ ...known, outdated, isUpdateDue: false }, { place, at, prepares: known.isUpdateDue });
  return step;
}

type Ended = Extract<WorkerEvent, { readonly kind: "ended" }>;

function ended(known: Supervision, event: Ended): SupervisionStep {
  const worker = known.workers.find(({ id }) => id === event.id);
  if (worker === undefined) return rest(known);
  const workers = known.workers.filter(({ id }) => id !== event.id);
  const busyId = known.busyId === event.id ? null : known.busyId;
  const left = { ...known, workers, busyId };
  if (known.state === "ending") {
    const code = known.code === 0 ? (event.code ?? 70) : known.code;
    return workers.length > 0 ? rest({ ...left, code }) : leave(left, code);
  }
  if (known.state === "opening") return leave(left, event.code ?? 1);
  const handed = giveWork(left);
  if (worker.state === "ending") return then(handed, (next) => replaceNext(next, event.at));
  return then(handed, (next) => failed(next, worker, event));
}

const leave = (known: Supervision, code: number): SupervisionStep => ({
  next: { ...known, state: "ending", code },
  actions: [{ kind: "leave", code }],
});

/** Handles a worker that ended unexpectedly. */
function failed(
  known: Supervision,
  { place, since, state: was }: Worker,
  { code, signal, at }: Ended,
): SupervisionStep {
  const how = howItEnded(code, signal);
  // It was the worker being replaced, and its successor is already starting.
  if (isFilled(known, place) && was === "open") return rest(known);
  if (isFilled(known, place)) {
    const line = `The worker that was to replace another one ended ${how}. The shop goes on with those that it has.`;
    return say({ ...known, outdated: [] }, line);
  }
  const inARow = endsInARow(at - since, known.ends.get(place) ?? 0, known.pauses);
  const counted = { ...known, ends: new Map(known.ends).set(place, inARow) };
  if (inARow >= mostEnds && !known.workers.some(({ state }) => state === "open")) {
    const line = `Worker ${place} ended ${how}, as it did ${inARow} times in a row, and no other serves. None is started again.`;
    return then(say(counted, line), (next) => giveUp(next, code ?? 1));
  }
  const ms = restartPause(inARow, known.pauses);
  const pause: SupervisionStep = { next: counted, actions: [{ kind: "pause", place, ms }] };
  const told = then(say(counted, `Worker ${place} ended ${how}. It is started again in ${ms / 1000} s.`), () => pause);
  return then(told, (next) => replaceNext(next, at));
}

function giveUp(known: Supervision, code: number): SupervisionStep {
  return known.workers.length === 0 ? leave(known, code) : endAll({ ...known, code });
}

function endAll(known: Supervision): SupervisionStep {
  if (known.state === "ending") return rest(known);
  if (known.workers.length === 0) return leave(known, 0);
  const workers = known.workers.map((worker): Worker => ({ ...worker, state: "ending" }));
  return {
    next: { ...known, state: "ending", workers, outdated: [] },
    actions: known.workers.map(({ id }) => ({ kind: "end", id, othersServe: false })),
  };
}
