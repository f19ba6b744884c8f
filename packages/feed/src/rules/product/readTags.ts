import type { FeedItem } from "../../feedItem.ts";
import { feedTexts } from "../../texts/sv.ts";
import type { FeedProduct } from "./feedProduct.ts";

/** Reads the tag of an item that is not new. */
export function readTags(item: FeedItem): FeedProduct["tags"] {
  const name = conditionName(item.condition.trim().toLowerCase());
  return name === null ? [] : [{ name, color: "#e8f0ea", dark: false }];
}

function conditionName(condition: string): string | null {
  if (condition === "refurbished") return feedTexts.product.refurbished;
  return condition === "used" ? feedTexts.product.used : null;
}
