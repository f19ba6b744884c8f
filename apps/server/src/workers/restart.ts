/** Ends in a row, each soon after its start, after which nothing is started again. */
export const mostEnds = 10;

/** How the pauses before a new start grow, in milliseconds. */
export interface RestartPauses {
  readonly firstPause: number;
  readonly longestPause: number;
  /** A process that ends earlier has ended at once. */
  readonly soon: number;
}

/** A second at first, half a minute at most; a minute of work makes good what was before. */
export const usualPauses: RestartPauses = { firstPause: 1000, longestPause: 30_000, soon: 60_000 };

/** Ends in a row, of a process that has lived for `lived` milliseconds and whose forerunners ended `before` times in a row. */
export function endsInARow(lived: number, before: number, { soon }: RestartPauses): number {
  return lived < soon ? before + 1 : 1;
}

/** Milliseconds to wait before a process is started that has ended so many times in a row: twice as long each time. */
export function restartPause(inARow: number, { firstPause, longestPause }: RestartPauses): number {
  return Math.min(firstPause * 2 ** (inARow - 1), longestPause);
}

/** How a process ended, in words. */
export function howItEnded(code: number | null, signal: string | null): string {
  return signal === null ? `with code ${code}` : `by ${signal}`;
}
