import { toFeedItem, type FeedItem } from "../feedItem.ts";
import { continueWith } from "./continueWith.ts";
import { decodeText } from "./decodeText.ts";
import { readTable } from "./readTable.ts";
import { readXml } from "./readXml.ts";
import { unpack } from "./unpack.ts";

/** Reads a delivery of any container, packing and encoding as items, holding only a little of it at a time. Throws FeedError. */
export async function* readFeed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FeedItem> {
  const chunks = decodeText(unpack(bytes))[Symbol.asyncIterator]();
  let head = "";
  while (head.trim() === "") {
    const step = await chunks.next();
    if (step.done === true) {
      break;
    }
    head += step.value;
  }
  const isXml = /^\ufeff?\s*</u.test(head);
  const text = continueWith([isXml ? head.replace(/^\ufeff?\s*/u, "") : head], chunks);
  for await (const raw of isXml ? readXml(text) : readTable(text)) {
    yield toFeedItem(raw);
  }
}
