import type { FeedItem } from "../../feedItem.ts";
import type { FeedProduct } from "./feedProduct.ts";
import type { ReportProblem } from "./itemProblem.ts";
import { readShippingWeight } from "../values/readShippingWeight.ts";
import { readUnitMeasure, type UnitMeasure } from "../values/readUnitMeasure.ts";

/** Reads how much an item contains, for its unit price, and what it weighs. */
export function readMeasures(item: FeedItem, report: ReportProblem): Pick<FeedProduct, "measure" | "weightGrams"> {
  return { measure: readContent(item, report), weightGrams: readWeight(item, report) };
}

function readContent(item: FeedItem, report: ReportProblem): UnitMeasure | null {
  const measure = readUnitMeasure(item.unitPricingMeasure);
  if (measure === null && item.unitPricingMeasure.trim() !== "") report("measure-unknown");
  return measure;
}

function readWeight({ shippingWeight, productSize }: FeedItem, report: ReportProblem): number | null {
  const weight = readShippingWeight(shippingWeight);
  if (weight === null && shippingWeight.trim() !== "") report("weight-unknown");
  return weight ?? readShippingWeight(productSize.weight);
}
