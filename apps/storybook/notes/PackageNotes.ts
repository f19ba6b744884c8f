import type { PartNotes } from "../../../packages/ui/src/testing/PartNotes.ts";

/** Notes on a part of a feature: as for the kit, but each state is described by its story's docblock. */
export type FeatureNotes = Omit<PartNotes, "states">;

/** The notes of a package by the names of its parts, which are those of its story files. */
export type PackageNotes = Readonly<Record<string, FeatureNotes>>;
