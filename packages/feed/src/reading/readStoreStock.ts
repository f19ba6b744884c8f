import { FeedError } from "../FeedError.ts";
import { type StoreStockRow, toStoreStock } from "../rules/storeStock.ts";
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
 * Reads a table of what each store has, with the columns `store_code`, `id` and `quantity` or `availability`, of any
 * packing and encoding, within `feedBounds`. Throws FeedError. `now` tells milliseconds.
 * The names of the columns are those of local inventory at Google Merchant.
 */
export function readStoreStock(
  bytes: AsyncIterable<Uint8Array>,
  now: () => number = Date.now,
): AsyncGenerator<StoreStockRow> {
  return readDelivery(bytes, readRows, now);
}
