import type { Twist } from "../twistedFetch.ts";

/** A backend that is broken in one way. */
export interface Mutant {
  readonly name: string;
  /** Beginnings of the checks that are made. */
  readonly only: readonly string[];
  /** The checks that fail: these and no others. */
  readonly fails: readonly string[];
  /** Made anew for each run, since some remember. */
  readonly twist: () => Twist;
}
