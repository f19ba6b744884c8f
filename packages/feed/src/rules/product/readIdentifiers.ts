import type { FeedItem } from "../../feedItem.ts";
import type { FeedProduct } from "./feedProduct.ts";
import { readGtin } from "../values/readGtin.ts";
import type { ReportProblem } from "./itemProblem.ts";
import { readName } from "./readName.ts";
import { readWebAddress } from "../values/readWebAddress.ts";

/** Reads by what else than its id an item is known: its numbers, and its page at the seller. */
export function readIdentifiers(
  item: FeedItem,
  report: ReportProblem,
): Pick<FeedProduct, "gtin" | "articleNumber" | "sourceLink"> {
  const gtin = readGtin(item.gtin);
  if (gtin === null && item.gtin.trim() !== "") report("gtin-wrong");
  const sourceLink = readWebAddress(item.link);
  if (sourceLink === null && item.link.trim() !== "") report("link-refused");
  return { gtin, articleNumber: readName(item.mpn), sourceLink };
}
