import type { IslandMap } from "@torg/islands/runtime";

/** Addresses of the built files that a page names. */
export interface Assets {
  readonly runtime: string;
  /** What wears the words of a shop that has some of its own. */
  readonly ownWords?: string;
  /** What stands in every document before its content, as script; none while developing. */
  readonly early?: string;
  /** Per island its module and everything that the module imports. */
  readonly islands: IslandMap;
  readonly styles: Readonly<Record<string, string>>;
  /** The face of the kit, which documents ask for before their sheets do; none while developing. */
  readonly font?: string;
  /** By address the hash that a file must have to be used; none while developing. */
  readonly integrity?: Readonly<Record<string, string>>;
  /** Further modules of the development server, loaded before the runtime. */
  readonly development?: readonly string[];
}
