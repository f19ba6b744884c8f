import type { Hints } from "../Hints.ts";
import type { Shop } from "../shop/Shop.ts";
import type { Visitor } from "./Visitor.ts";
import type { Exchange } from "./Wire.ts";

/** The means of a check. */
export interface Probe {
  readonly shop: Shop;
  readonly hints: Hints;
  /** Whether orders and returns may be placed. */
  readonly mayOrder: boolean;
  /** Whether the run covers a section, and not only others. */
  readonly concerns: (section: string) => boolean;
  /** Everything sent over the wire so far. */
  readonly exchanges: readonly Exchange[];
  /** A new visitor with a session and its token. */
  readonly visit: () => Promise<Visitor>;
  /** Records a fault and continues. */
  readonly fault: (text: string) => void;
  /** Records something that works with the packages but differs from the contract. */
  readonly warn: (text: string) => void;
}

/** One rule of the contract, and how to verify it. */
export interface Check {
  readonly id: string;
  readonly section: string;
  /** A statement that is true of a conforming backend. */
  readonly title: string;
  run(probe: Probe): Promise<void> | void;
}
