import { toFeedItem, type FeedItem } from "../feedItem.ts";
import { type DeliveredText, readDelivery } from "./readDelivery.ts";
import { readTable } from "./readTable.ts";
import { readXml } from "./readXml.ts";

async function* readItems({ isXml, text }: DeliveredText): AsyncGenerator<FeedItem> {
  for await (const raw of isXml ? readXml(text) : readTable(text)) yield toFeedItem(raw);
}

/**
 * Streams the items of a delivery of any container, packing and encoding, with little of it in memory at a time, within
 * `feedBounds`. Throws FeedError. `now` returns milliseconds.
 */
export function readFeed(bytes: AsyncIterable<Uint8Array>, now: () => number = Date.now): AsyncGenerator<FeedItem> {
  return readDelivery(bytes, readItems, now);
}
