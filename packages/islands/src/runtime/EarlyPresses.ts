import type { pressNatively } from "./pressNatively.ts";

/** How a document handles presses before its runtime runs, or without it. */
export interface EarlyPresses {
  /** Returns the controls pressed so far, in order, and stops holding presses. */
  readonly take: () => readonly HTMLElement[];
  /** Performs presses without any island. */
  readonly pressNatively: typeof pressNatively;
}

declare global {
  interface Window {
    torgEarlyPresses?: EarlyPresses;
  }
}
