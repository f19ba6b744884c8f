import type { StoreApi } from "zustand/vanilla";
import type { CompareProduct } from "../contract/compareCalls.ts";

/** The state that a control needs to add a product to the comparison. */
export interface ComparedSnapshot {
  /** Ids of the compared products in the order of adding. */
  readonly productIds: readonly number[];
  /** The product that was just added, for three seconds. */
  readonly justAdded: number | null;
  /** Whether no further product can be added. */
  readonly isFull: boolean;
}

type Readable<Snapshot> = Pick<StoreApi<Snapshot>, "getState" | "getInitialState" | "subscribe">;

/** The comparison as the controls in tiles use it. */
export interface CompareControls extends Readable<ComparedSnapshot> {
  /** Adds the product, or removes it if it is compared; adding to a full list does nothing. */
  readonly toggle: (productId: number) => Promise<void>;
}

/** The current state of the whole comparison. */
export interface CompareSnapshot extends ComparedSnapshot {
  readonly items: readonly CompareProduct[];
  /** Products that can be compared at once. */
  readonly max: number;
  readonly isExpanded: boolean;
  /** The products of a list that was just cleared and can be restored, else null. */
  readonly cleared: readonly CompareProduct[] | null;
}

/** The visitor's compare list; each action resolves once the server's list is shown or the failure is reported. */
export interface CompareState extends Readable<CompareSnapshot> {
  /** Loads the server's list. */
  readonly load: () => Promise<void>;
  readonly toggle: (productId: number) => Promise<void>;
  readonly remove: (productId: number) => Promise<void>;
  readonly clear: () => Promise<void>;
  /** Restores what `clear` removed. */
  readonly restore: () => Promise<void>;
  readonly setExpanded: (isExpanded: boolean) => void;
}
