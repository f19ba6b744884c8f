import type { ShopFolder } from "../ShopFolder.ts";

/** Facts from outside the files. */
export interface WarningFacts {
  /** Addresses of the existing categories; null if nothing has been imported yet or they cannot be read. */
  readonly categories: readonly string[] | null;
  readonly now: Date;
}

/** Something in shop.json that is allowed but probably wrong. */
export interface ShopFileWarning {
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

/** Finds warnings of one kind. */
export type FindWarnings = (folder: ShopFolder, facts: WarningFacts) => readonly ShopFileWarning[];
