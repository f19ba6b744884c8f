import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  beginSupervision,
  superviseNext,
  type Supervision,
  type WorkerAction,
  type WorkerEvent,
} from "./supervision.ts";

/** A shop's supervision, with the actions since they were last read. */
function supervising(places: number) {
  let [state, actions] = beginSupervision(places, 0);
  return {
    state: (): Supervision => state,
    hear(...events: readonly WorkerEvent[]): readonly WorkerAction[] {
      for (const event of events) {
        const [next, more] = superviseNext(state, event);
        state = next;
        actions = [...actions, ...more];
      }
      const unread = actions;
      actions = [];
      return unread;
    },
  };
}

const opened = (id: number): WorkerEvent => ({ kind: "worker-opened", id });
const ended = (id: number, code: number | null = 1, at = 100_000): WorkerEvent => ({
  kind: "worker-exited",
  id,
  code,
  signal: code === null ? "SIGKILL" : null,
  at,
});
const start = (id: number, place: number, prepares = false): WorkerAction => ({
  kind: "start-worker",
  id,
  place,
  prepares,
});
const end = (id: number, othersServe = true): WorkerAction => ({ kind: "end-worker", id, othersServe });
const work = (id: number): WorkerAction => ({ kind: "assign-jobs", id });
const replaceAll: WorkerEvent = { kind: "replacement-requested", at: 200_000 };

/** Two serving workers. */
function serving() {
  const shop = supervising(2);
  shop.hear(opened(1), opened(2));
  return shop;
}

it("starts one worker that prepares the shop, and the others when it has opened", () => {
  const shop = supervising(3);
  expect(shop.hear()).toEqual([start(1, 1, true)]);
  expect(shop.hear(opened(1))).toEqual([{ kind: "announce-open" }, start(2, 2), start(3, 3), work(1)]);
  expect(shop.hear(opened(2), opened(3))).toEqual([]);
});

it("exits with the code of a shop that cannot open", () => {
  const shop = supervising(2);
  shop.hear();
  expect(shop.hear(ended(1, 3))).toEqual([{ kind: "exit", code: 3 }]);
});

describe("a worker that exits by itself", () => {
  it("is restarted after a pause, and its work moves to another one at once", () => {
    const shop = serving();
    expect(shop.hear(ended(1, null))).toEqual([
      work(2),
      { kind: "log", line: "Worker 1 ended by SIGKILL. It is started again in 1 s." },
      { kind: "pause-place", place: 1, ms: 1000 },
    ]);
    expect(shop.hear({ kind: "pause-ended", place: 1, at: 101_000 })).toEqual([start(3, 1)]);
    expect(shop.hear(opened(3))).toEqual([]);
  });

  it("waits twice as long each time that it exits soon after its start, up to half a minute", () => {
    const shop = serving();
    const pauses: number[] = [];
    for (let id = 2; id < 12; id += 1) {
      const actions = shop.hear(ended(id, 70, id * 1000 - 500), { kind: "pause-ended", place: 2, at: (id + 1) * 1000 });
      pauses.push(...actions.flatMap((action) => (action.kind === "pause-place" ? action.ms / 1000 : [])));
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30, 30, 30]);
  });

  it("is restarted as long as another one serves, and the shop exits when none does", () => {
    const shop = supervising(1);
    shop.hear(opened(1));
    for (let id = 1; id < 10; id += 1) {
      expect(shop.hear(ended(id, 70, 10), { kind: "pause-ended", place: 1, at: 20 }).at(-1)).toEqual(start(id + 1, 1));
    }
    expect(shop.hear(ended(10, 70, 10))).toEqual([
      { kind: "log", line: expect.stringMatching(/10 times in a row, and no other serves/) },
      { kind: "exit", code: 70 },
    ]);
  });
});

describe("a single worker that is stopped", () => {
  it("hands its work over and is replaced at once", () => {
    const shop = serving();
    expect(shop.hear({ kind: "worker-end-requested", id: 1, at: 5 })).toEqual([end(1), work(2), start(3, 1)]);
    expect(shop.hear(ended(1, 0), opened(3))).toEqual([]);
  });
});

describe("replacing", () => {
  it("starts new workers one by one, the first of which prepares, and stops each old one afterwards", () => {
    const shop = serving();
    expect(shop.hear(replaceAll)).toEqual([start(3, 1, true)]);
    expect(shop.hear(opened(3))).toEqual([end(1), work(2)]);
    expect(shop.hear(ended(1, 0))).toEqual([start(4, 2)]);
    expect(shop.hear(opened(4))).toEqual([end(2), work(3)]);
    expect(shop.hear(ended(2, 0))).toEqual([]);
  });

  it("keeps the old ones when a new one cannot open", () => {
    const shop = serving();
    shop.hear(replaceAll);
    expect(shop.hear(ended(3, 1))).toEqual([
      { kind: "log", line: expect.stringMatching(/^The worker that was to replace another one ended with code 1/) },
    ]);
    expect(shop.hear(replaceAll)).toEqual([start(4, 1, true)]);
  });

  it("uses the new one in place of one that dies in the meantime", () => {
    const shop = serving();
    shop.hear(replaceAll);
    expect(shop.hear(ended(1, null))).toEqual([work(2)]);
    expect(shop.hear(opened(3))).toEqual([start(4, 2)]);
  });

  it("starts again when it is requested in the meantime", () => {
    const shop = serving();
    shop.hear(replaceAll, opened(3), replaceAll);
    expect(shop.hear(ended(1, 0))).toEqual([start(4, 1, true)]);
  });

  it("does nothing while the shop opens or stops", () => {
    const shop = supervising(2);
    shop.hear();
    expect(shop.hear(replaceAll)).toEqual([]);
  });
});

describe("the end", () => {
  it("is signalled to all, and is complete when the last has exited", () => {
    const shop = serving();
    expect(shop.hear({ kind: "shutdown-requested" })).toEqual([end(1, false), end(2, false)]);
    expect(shop.hear(ended(1, 0), replaceAll, { kind: "shutdown-requested" })).toEqual([]);
    expect(shop.hear(ended(2, 0))).toEqual([{ kind: "exit", code: 0 }]);
  });

  it("is forced after the time limit, with another exit code", () => {
    const shop = serving();
    shop.hear({ kind: "shutdown-requested" }, ended(1, 0));
    expect(shop.hear({ kind: "shutdown-timed-out" })).toEqual([{ kind: "kill-worker", id: 2 }]);
    expect(shop.hear(ended(2, null))).toEqual([{ kind: "exit", code: 70 }]);
  });

  it("is immediate when no worker is running", () => {
    const shop = supervising(1);
    shop.hear(opened(1), ended(1));
    expect(shop.hear({ kind: "shutdown-requested" })).toEqual([{ kind: "exit", code: 0 }]);
  });
});

/** A possible next event, chosen by numbers. */
function anyEvent(state: Supervision, [what, which]: readonly [number, number]): WorkerEvent {
  const at = state.lastId * 1000;
  const worker = state.workers[which % Math.max(1, state.workers.length)];
  const id = worker?.id ?? 0;
  if (what < 5) return { kind: "worker-opened", id };
  if (what < 8) return { kind: "worker-exited", id, code: worker?.state === "ending" ? 0 : 1, signal: null, at };
  if (what === 8) return { kind: "replacement-requested", at };
  if (what === 9) return { kind: "worker-end-requested", id, at };
  return { kind: "pause-ended", place: (which % state.places) + 1, at };
}

it("has at most one extra process, one working worker, and no forgotten process, whatever happens", () => {
  const happenings = fc.array(fc.tuple(fc.nat(10), fc.nat(9)), { maxLength: 80 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), happenings, (places, list) => {
      const shop = supervising(places);
      const paused = new Set<number>();
      shop.hear();
      for (const words of list) {
        const event = anyEvent(shop.state(), words);
        if (event.kind === "pause-ended" && !paused.delete(event.place)) continue;
        const actions = shop.hear(event);
        for (const action of actions) if (action.kind === "pause-place") paused.add(action.place);
        const { workers, phase, jobsWorkerId } = shop.state();
        if (phase === "ending") return;
        const alive = workers.filter((worker) => worker.state !== "ending");
        expect(alive.length).toBeLessThanOrEqual(places + 1);
        const open = workers.filter((worker) => worker.state === "open");
        if (phase === "serving") expect(jobsWorkerId === null).toBe(open.length === 0);
        if (jobsWorkerId !== null) expect(open.map(({ id }) => id)).toContain(jobsWorkerId);
        if (phase !== "serving") continue;
        const places1 = new Set([...alive.map(({ place }) => place), ...paused]);
        expect(places1.size).toBe(places);
      }
    }),
  );
});
