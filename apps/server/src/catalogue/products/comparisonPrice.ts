import type { StoredMeasure } from "../../database/tables/catalogueTables.ts";

/** The unit price of a measure, rounded to the öre; nulls where price or measure is missing. */
export function comparisonPrice(priceOre: number | null, measure: StoredMeasure | null) {
  if (priceOre === null || measure === null || measure.units <= 0) {
    return { comparisonPriceOre: null, comparisonUnit: null };
  }
  return { comparisonPriceOre: Math.round(priceOre / measure.units), comparisonUnit: measure.unit };
}
