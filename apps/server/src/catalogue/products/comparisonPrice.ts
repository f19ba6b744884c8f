import type { StoredMeasure } from "../../database/tables/catalogueTables.ts";

/** The price of one unit of a measure, to the nearest ore; nulls where price or measure is missing. */
export function comparisonPrice(priceOre: number | null, measure: StoredMeasure | null) {
  if (priceOre === null || measure === null || measure.units <= 0) {
    return { comparisonPriceOre: null, comparisonUnit: null };
  }
  return { comparisonPriceOre: Math.round(priceOre / measure.units), comparisonUnit: measure.unit };
}
