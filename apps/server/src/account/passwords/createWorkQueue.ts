/** Limits how many jobs run at once. */
export interface WorkQueue {
  /** Runs the work when its turn comes; null when too many are waiting already. */
  run<Result>(work: () => Promise<Result>): Promise<Result | null>;
}

/** Creates a queue for expensive work: `width` at once, `queue` waiting, the rest refused. */
export function createWorkQueue(width: number, queue: number): WorkQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return {
    async run(work) {
      if (running >= width) {
        if (waiting.length >= queue) return null;
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
