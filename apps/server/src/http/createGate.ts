/** More is asked than can be answered in time. */
export class Overloaded extends Error {
  override readonly name = "Overloaded";
  /** The status of the answer that this leads to. */
  readonly statusCode = 503;

  constructor() {
    super("More is asked than can be answered in time.");
  }
}

/** How many requests are let in. */
export interface GateLimits {
  /** Requests that are worked on at once. */
  readonly atOnce: number;
  /** Requests that wait for their turn at most. */
  readonly waiting: number;
  /** Milliseconds that one may be about to wait, by the pace of the queue, and is still let wait. */
  readonly patience: number;
  /** Milliseconds that one waits at most, where the pace has foretold too little: more than the patience, so that few wait in vain. */
  readonly longest: number;
}

/** Lets requests in, the first that came first; resolves with how to leave, rejects with `Overloaded`. */
export type Gate = () => Promise<() => void>;

interface Waiting {
  readonly since: number;
  readonly enter: () => void;
  readonly refuse: (error: Overloaded) => void;
}

/** How much the last turn counts among those before it. */
const newest = 0.1;

/** Learns how long a queue takes from one turn to the next, in milliseconds. */
function createPace(longest: number): { begin(): void; turn(): void; ofMany(turns: number): number } {
  let since = 0;
  let mean: number | undefined;
  return {
    begin: () => (since = performance.now()),
    turn() {
      const now = performance.now();
      const took = Math.min(now - since, longest);
      mean = mean === undefined ? took : mean + (took - mean) * newest;
      since = now;
    },
    ofMany: (turns) => turns * (mean ?? 0),
  };
}

/**
 * Makes a gate. Who comes when the queue is full, or so long that they would wait longer than patience has it, is
 * refused at once: it costs nobody time to be told so. Who has waited too long all the same is refused then.
 */
export function createGate({ atOnce, waiting: most, patience, longest }: GateLimits): Gate {
  const waiting: Waiting[] = [];
  const pace = createPace(longest);
  let inside = 0;
  let timer: NodeJS.Timeout | undefined;
  const leave = (): void => {
    inside -= 1;
    if (waiting.length > 0) pace.turn();
    for (;;) {
      const next = inside < atOnce ? waiting.shift() : undefined;
      if (next === undefined) return;
      if (performance.now() - next.since > longest) next.refuse(new Overloaded());
      else next.enter();
    }
  };
  const refuseLate = (): void => {
    timer = undefined;
    while (waiting[0] !== undefined && performance.now() - waiting[0].since >= longest) {
      waiting.shift()?.refuse(new Overloaded());
    }
    watch();
  };
  const watch = (): void => {
    const [first] = waiting;
    if (first === undefined || timer !== undefined) return;
    timer = setTimeout(refuseLate, Math.max(1, first.since + longest - performance.now())).unref();
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
    // Whoever is the only one may try: what the pace was is learned by those who wait.
    const isHopeless = waiting.length > 0 && pace.ofMany(waiting.length + 1) > patience;
    if (waiting.length >= most || isHopeless) return Promise.reject(new Overloaded());
    if (waiting.length === 0) pace.begin();
    return new Promise((resolve, reject) => {
      waiting.push({ since: performance.now(), enter: () => resolve(once()), refuse: reject });
      watch();
    });
  };
}
