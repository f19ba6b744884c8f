import { toKronor } from "@torg/format";
import type { StoredMeasure } from "../../database/tables/catalogueTables.ts";

/** The price of one unit of a measure, in kronor, to the nearest ore; nulls where price or measure is missing. */
export function comparisonPrice(priceOre: number | null, measure: StoredMeasure | null) {
  if (priceOre === null || measure === null || measure.units <= 0) {
    return { comparison_price: null, comparison_unit: null };
  }
  return { comparison_price: toKronor(Math.round(priceOre / measure.units)), comparison_unit: measure.unit };
}
