import type { PartNotes } from "../../../packages/ui/src/testing/PartNotes.ts";

/** What is written about a part of a feature: as about a part of the kit, but each state is told by its story's docblock. */
export type FeatureNotes = Omit<PartNotes, "states">;

/** The notes of a package by the names of its parts, which are those of the files of stories. */
export type PackageNotes = Readonly<Record<string, FeatureNotes>>;
