import type { StoreApi } from "zustand/vanilla";
import type { CompareProduct } from "../contract/compareCalls.ts";

/** What a control that adds a product to the comparison has to know. */
export interface ComparedSnapshot {
  /** Ids of the compared products in the order of adding. */
  readonly productIds: readonly number[];
  /** The product that was added a moment ago, for three seconds. */
  readonly justAdded: number | null;
  /** Whether no further product can be added. */
  readonly isFull: boolean;
}

type Readable<Snapshot> = Pick<StoreApi<Snapshot>, "getState" | "getInitialState" | "subscribe">;

/** The comparison as its controls in tiles use it. */
export interface CompareControls extends Readable<ComparedSnapshot> {
  /** Adds the product, or removes it when it is compared; adding to a full list does nothing. */
  readonly toggle: (productId: number) => Promise<void>;
}

/** The whole comparison as it stands. */
export interface CompareSnapshot extends ComparedSnapshot {
  readonly items: readonly CompareProduct[];
  /** Products that can be compared at once. */
  readonly max: number;
  readonly isExpanded: boolean;
  /** What was just taken away all at once and can be put back; null otherwise. */
  readonly cleared: readonly CompareProduct[] | null;
}

/** The compare list of a visitor; each action ends when the server's list is shown or the failure has been told. */
export interface CompareState extends Readable<CompareSnapshot> {
  /** Reads the server's list. */
  readonly load: () => Promise<void>;
  readonly toggle: (productId: number) => Promise<void>;
  readonly remove: (productId: number) => Promise<void>;
  readonly clear: () => Promise<void>;
  /** Puts back what `clear` took away. */
  readonly restore: () => Promise<void>;
  readonly setExpanded: (isExpanded: boolean) => void;
}
