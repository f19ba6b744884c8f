import type { FeedItem } from "../../feedItem.ts";
import type { ExportedItem } from "../../writing/feedValues.ts";
import { withoutInvisible } from "../wording/cleanText.ts";
import { swedishDecimals, swedishFact } from "../wording/swedishDecimals.ts";

/** An item's values as delivered, for a shop that exports feeds itself; missing values are left out. */
export type StoredFeedItem = Partial<ExportedItem>;

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

function hasValue(value: unknown): boolean {
  if (value === null || value === "") return false;
  if (typeof value !== "object") return true;
  return Object.values(value).some((part) => part !== "");
}

/** Facts as the shop shows them: a Swedish reader expects decimal commas in measures. */
const factsOf = ({ details, highlights }: FeedItem): Pick<FeedItem, "details" | "highlights"> => ({
  details: details.map((detail) => ({ ...detail, value: swedishDecimals(withoutInvisible(detail.value)) })),
  highlights: highlights.map((text) => swedishFact(withoutInvisible(text))),
});

/** Keeps the values of an item that the shop's own data do not cover. */
export function keptItem(item: FeedItem): StoredFeedItem {
  const said = Object.entries({ ...item, ...factsOf(item) });
  return Object.fromEntries(said.filter(([name, value]) => !ownWords.has(name) && hasValue(value)));
}
