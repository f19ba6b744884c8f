/** The parts of the filter panel that lie behind entries on a small screen; `main` holds the rest. */
export const filterParts = ["category", "brands", "colors", "specifications"] as const;

/** A part with an entry of its own. */
export type FilterPartName = (typeof filterParts)[number];
