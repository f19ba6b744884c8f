import type { FeedItem } from "../../feedItem.ts";
import { feedTexts } from "../../texts/sv.ts";
import { readCategoryPath } from "../values/readCategoryPath.ts";
import { cleanLine } from "../wording/cleanText.ts";

/** Reads an item's category: the seller's own, else Google's if it is given in words. */
export function readCategory(item: FeedItem): readonly string[] {
  const own = readCategoryPath(cleanLine(item.productTypes[0] ?? ""));
  if (own.length > 0) return own;
  const google = cleanLine(item.googleProductCategory);
  const isNumber = /^\d*$/u.test(google);
  const path = isNumber ? [] : readCategoryPath(google);
  return path.length > 0 ? path : [feedTexts.product.otherCategory];
}
