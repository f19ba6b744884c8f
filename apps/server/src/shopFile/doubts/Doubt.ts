import type { ShopFolder } from "../ShopFolder.ts";

/** Facts from outside the files. */
export interface DoubtFacts {
  /** Addresses of the existing categories; null if nothing has been imported yet or they cannot be read. */
  readonly categories: readonly string[] | null;
  readonly now: Date;
}

/** Something in shop.json that is allowed but probably wrong. */
export interface Doubt {
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

/** Finds doubts of one kind. */
export type FindDoubt = (folder: ShopFolder, facts: DoubtFacts) => readonly Doubt[];
