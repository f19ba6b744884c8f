import type { FeedItem } from "../feedItem.ts";
import type { WrittenItem } from "../writing/feedValues.ts";

/** An item's values as delivered, for a shop that exports feeds itself; missing values are left out. */
export type KeptItem = Partial<WrittenItem>;

/** Values that a shop exports from its own current data, and the item's position. */
const ownWords: ReadonlySet<string> = new Set([
  "number",
  "line",
  "fault",
  "id",
  "title",
  "description",
  "link",
  "imageLink",
  "additionalImageLinks",
  "price",
  "salePrice",
  "availability",
]);

function isSaid(value: unknown): boolean {
  if (value === null || value === "") return false;
  if (typeof value !== "object") return true;
  return Object.values(value).some((part) => part !== "");
}

/** Keeps the values of an item that the shop's own data do not cover. */
export function keptItem(item: FeedItem): KeptItem {
  return Object.fromEntries(Object.entries(item).filter(([name, value]) => !ownWords.has(name) && isSaid(value)));
}
