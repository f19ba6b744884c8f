import type { pressNatively } from "./pressNatively.ts";

/** What a document knows of presses before and without its runtime. */
export interface EarlyPresses {
  /** Gives out the controls that were pressed so far, in order, and holds no more. */
  readonly take: () => readonly HTMLElement[];
  /** Does what presses ask for without any island. */
  readonly pressNatively: typeof pressNatively;
}

declare global {
  interface Window {
    torgEarlyPresses?: EarlyPresses;
  }
}
