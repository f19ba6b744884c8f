import type { ChildProcess } from "node:child_process";

/** Options of `keepRunning`; times are in milliseconds. */
export interface KeepOptions {
  readonly say: (line: string) => void;
  /** Stops restarting; it does not signal the process itself. */
  readonly stop: AbortSignal;
  readonly firstPause?: number;
  readonly maxPause?: number;
  /** A process that ends before this counts as a quick failure. */
  readonly soon?: number;
}

/** Keeps a process running and resolves with the exit code. */
export function keepRunning(start: () => ChildProcess, options: KeepOptions): Promise<number>;
