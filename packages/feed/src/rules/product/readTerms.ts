import type { FeedItem } from "../../feedItem.ts";
import type { FeedProduct } from "./feedProduct.ts";
import type { ReportProblem } from "./itemProblem.ts";
import { readVatRate } from "../values/readVatRate.ts";
import { yesOrNo } from "../values/yesOrNo.ts";

/** Reads an item's terms of sale. */
export function readTerms(
  item: FeedItem,
  report: ReportProblem,
): Pick<FeedProduct, "vatPercent" | "isDigital" | "maxQuantity"> {
  const vatText = item.vatRate.trim();
  const vatPercent = readVatRate(vatText);
  if (vatPercent === null && vatText !== "") report("vat-unknown");
  const digitalText = item.isDigital.trim();
  const isDigital = yesOrNo(digitalText);
  if (isDigital === null && digitalText !== "") report("digital-unknown");
  const limitText = item.maxPerCustomer.trim();
  const maxQuantity = /^[1-9]\d{0,3}$/u.test(limitText) ? Number(limitText) : null;
  if (maxQuantity === null && limitText !== "") report("limit-unknown");
  return { vatPercent, isDigital: isDigital ?? false, maxQuantity };
}
