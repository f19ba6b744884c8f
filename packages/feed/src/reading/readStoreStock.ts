import { FeedError } from "../FeedError.ts";
import { type StoreStockRow, toStoreStock } from "../rules/values/toStoreStock.ts";
import { type DeliveredText, readDelivery } from "./readDelivery.ts";
import { type HeaderCheck, readTable } from "./readTable.ts";

const namesStock: HeaderCheck = (attributes) =>
  attributes.has("store_code") && attributes.has("id") && (attributes.has("quantity") || attributes.has("availability"))
    ? null
    : "stock-header-missing";

async function* readRows({ isXml, text }: DeliveredText): AsyncGenerator<StoreStockRow> {
  if (isXml) throw new FeedError({ code: "not-a-table" });
  for await (const raw of readTable(text, namesStock)) yield toStoreStock(raw);
}

/**
 * Streams a table of store stock of any packing and encoding, within `feedBounds`. Its columns are `store_code`, `id`
 * and `quantity` or `availability`, named as in Google Merchant's local inventory. Throws FeedError. `now` returns
 * milliseconds.
 */
export function readStoreStock(
  bytes: AsyncIterable<Uint8Array>,
  now: () => number = Date.now,
): AsyncGenerator<StoreStockRow> {
  return readDelivery(bytes, readRows, now);
}
