import { toOre } from "@torg/format";

/** The öre of an amount that a shop owner enters in kronor. */
export const oreOrNull = (kronor: number | null): number | null => (kronor === null ? null : toOre(kronor));
