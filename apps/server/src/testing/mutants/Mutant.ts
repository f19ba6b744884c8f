import type { Twist } from "../twistedFetch.ts";

/** A backend with one defect. */
export interface Mutant {
  readonly name: string;
  /** Prefixes of the checks to run. */
  readonly only: readonly string[];
  /** Exactly the checks that fail. */
  readonly fails: readonly string[];
  /** Created for each run, since some keep state. */
  readonly twist: () => Twist;
}
