import type { Hints } from "../Hints.ts";
import type { Shop } from "../shop/Shop.ts";
import type { Visitor } from "./Visitor.ts";
import type { Exchange } from "./Wire.ts";

/** What a check has at hand. */
export interface Probe {
  readonly shop: Shop;
  readonly hints: Hints;
  /** Whether orders and returns may be placed. */
  readonly mayOrder: boolean;
  /** Whether the run is about the calls of a section, or only about others. */
  readonly concerns: (section: string) => boolean;
  /** Everything that went over the wire so far. */
  readonly exchanges: readonly Exchange[];
  /** A new visitor with a session and its token. */
  readonly visit: () => Promise<Visitor>;
  /** Notes a fault and goes on. */
  readonly fault: (text: string) => void;
  /** Notes what works with the packages though the contract says it otherwise. */
  readonly warn: (text: string) => void;
}

/** One thing that the contract says, and how to find out whether it holds. */
export interface Check {
  readonly id: string;
  readonly section: string;
  /** A sentence about a backend that holds. */
  readonly title: string;
  run(probe: Probe): Promise<void> | void;
}
