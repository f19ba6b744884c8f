import type { ChildProcess } from "node:child_process";

/** How a process is kept running; times are in milliseconds. */
export interface KeepOptions {
  readonly say: (line: string) => void;
  /** Ends the keeping; the process itself is signalled by somebody else. */
  readonly stop: AbortSignal;
  readonly firstPause?: number;
  readonly longestPause?: number;
  /** A process that ends earlier has ended at once. */
  readonly soon?: number;
}

/** Keeps a process running and resolves with the code to leave with. */
export function keepRunning(start: () => ChildProcess, options: KeepOptions): Promise<number>;
