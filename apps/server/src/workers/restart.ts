/** Failures in a row, each soon after the start, after which nothing is restarted. */
export const maxEnds = 10;

/** The growing pauses before a restart, in milliseconds. */
export interface RestartPauses {
  readonly firstPause: number;
  readonly maxPause: number;
  /** A process that ends earlier than this counts as a failed start. */
  readonly soon: number;
}

/** From one second up to half a minute; a minute of uptime resets the count. */
export const defaultPauses: RestartPauses = { firstPause: 1000, maxPause: 30_000, soon: 60_000 };

/** Failures in a row, including a process that lived for `lived` milliseconds after `before` failures. */
export function endsInARow(lived: number, before: number, { soon }: RestartPauses): number {
  return lived < soon ? before + 1 : 1;
}

/** Milliseconds to wait before a restart after that many failures in a row: doubles each time. */
export function restartPause(inARow: number, { firstPause, maxPause }: RestartPauses): number {
  return Math.min(firstPause * 2 ** (inARow - 1), maxPause);
}

/** How a process ended, as text. */
export function describeExit(code: number | null, signal: string | null): string {
  return signal === null ? `with code ${code}` : `by ${signal}`;
}
