/** There are more requests than can be answered in time. */
export class OverloadedError extends Error {
  override readonly name = "OverloadedError";
  /** The status of the resulting response. */
  readonly statusCode = 503;

  constructor() {
    super("More is asked than can be answered in time.");
  }
}

/** The limits of a gate. */
export interface GateLimits {
  /** Requests processed at once. */
  readonly atOnce: number;
  /** Most requests that wait. */
  readonly waiting: number;
  /** Longest expected wait in milliseconds, by the pace of the queue; requests that expect more are refused at once. */
  readonly maxExpectedWait: number;
  /**
   * Longest actual wait in milliseconds, in case the estimate was too low: more than `maxExpectedWait`, so that few
   * wait in vain.
   */
  readonly maxWait: number;
}

/** Admits requests in order of arrival; resolves with a function to leave, rejects with `OverloadedError`. */
export type Gate = () => Promise<() => void>;

interface Waiting {
  readonly since: number;
  readonly enter: () => void;
  readonly refuse: (error: OverloadedError) => void;
}

/** Weight of the latest turn in the moving average. */
const newest = 0.1;

/** Measures the average time from one turn of a queue to the next, in milliseconds. */
function createPace(maxTurn: number): { begin(): void; turn(): void; ofMany(turns: number): number } {
  let since = 0;
  let mean: number | undefined;
  return {
    begin: () => (since = performance.now()),
    turn() {
      const now = performance.now();
      const took = Math.min(now - since, maxTurn);
      mean = mean === undefined ? took : mean + (took - mean) * newest;
      since = now;
    },
    ofMany: (turns) => turns * (mean ?? 0),
  };
}

/**
 * Creates a gate. A request is refused at once when the queue is full or the expected wait exceeds `maxExpectedWait`,
 * and later if it has waited for `maxWait` all the same.
 */
export function createGate({ atOnce, waiting: maxWaiting, maxExpectedWait, maxWait }: GateLimits): Gate {
  const waiting: Waiting[] = [];
  const pace = createPace(maxWait);
  let inside = 0;
  let timer: NodeJS.Timeout | undefined;
  const leave = (): void => {
    inside -= 1;
    if (waiting.length > 0) pace.turn();
    for (;;) {
      const next = inside < atOnce ? waiting.shift() : undefined;
      if (next === undefined) return;
      if (performance.now() - next.since > maxWait) next.refuse(new OverloadedError());
      else next.enter();
    }
  };
  const refuseLate = (): void => {
    timer = undefined;
    while (waiting[0] !== undefined && performance.now() - waiting[0].since >= maxWait) {
      waiting.shift()?.refuse(new OverloadedError());
    }
    watch();
  };
  const watch = (): void => {
    const [first] = waiting;
    if (first === undefined || timer !== undefined) return;
    timer = setTimeout(refuseLate, Math.max(1, first.since + maxWait - performance.now())).unref();
  };
  const once = (): (() => void) => {
    let isInside = true;
    inside += 1;
    return () => {
      if (isInside) leave();
      isInside = false;
    };
  };
  return () => {
    if (inside < atOnce) return Promise.resolve(once());
    // The first in the queue may always wait: the pace can only be measured while requests wait.
    const isHopeless = waiting.length > 0 && pace.ofMany(waiting.length + 1) > maxExpectedWait;
    if (waiting.length >= maxWaiting || isHopeless) return Promise.reject(new OverloadedError());
    if (waiting.length === 0) pace.begin();
    return new Promise((resolve, reject) => {
      waiting.push({ since: performance.now(), enter: () => resolve(once()), refuse: reject });
      watch();
    });
  };
}
