import type { ShopFolder } from "../ShopFolder.ts";

/** What is known beside the files. */
export interface DoubtFacts {
  /** Addresses of the categories that there are; null: nothing was imported yet, or nobody can tell. */
  readonly categories: readonly string[] | null;
  readonly now: Date;
}

/** Something of shop.json that is allowed and still wrong. */
export interface Doubt {
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

/** Finds what may be wrong of one kind. */
export type FindDoubt = (folder: ShopFolder, facts: DoubtFacts) => readonly Doubt[];
