import type { FeedItem } from "../feedItem.ts";
import type { WrittenItem } from "../writing/feedValues.ts";

/** What an item said in the words of its feed, for a shop that sends feeds itself; what it did not say is left out. */
export type KeptItem = Partial<WrittenItem>;

/** What a shop tells by itself, as it is at that moment, and where the item stood. */
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

/** Keeps of an item what a shop has no words of its own for. */
export function keptItem(item: FeedItem): KeptItem {
  return Object.fromEntries(Object.entries(item).filter(([name, value]) => !ownWords.has(name) && isSaid(value)));
}
