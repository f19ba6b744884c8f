import { FeedError } from "../FeedError.ts";
import { toFeedItem, type FeedItem } from "../feedItem.ts";
import { continueWith } from "./continueWith.ts";
import { decodeText } from "./decodeText.ts";
import { feedBounds } from "./feedBounds.ts";
import { readTable } from "./readTable.ts";
import { readXml } from "./readXml.ts";
import { unpack } from "./unpack.ts";

/** Tells how long nothing has come of the reading; the time that whoever takes the items needs is not counted. */
class Silence {
  readonly #now: () => number;
  #since: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#since = now();
  }

  end(): void {
    this.#since = this.#now();
  }

  async *watch<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
    for await (const chunk of source) {
      if (this.#now() - this.#since > feedBounds.silenceMs) throw new FeedError({ code: "too-slow" });
      yield chunk;
    }
  }
}

async function* readItems(bytes: AsyncIterable<Uint8Array>, silence: Silence): AsyncGenerator<FeedItem> {
  const chunks = decodeText(silence.watch(unpack(bytes)))[Symbol.asyncIterator]();
  let head = "";
  while (head.trim() === "") {
    const step = await chunks.next();
    if (step.done === true) break;
    head += step.value;
    if (head.length > feedBounds.blank && head.trim() === "") throw new FeedError({ code: "not-a-feed" });
  }
  const isXml = /^\ufeff?\s*</u.test(head);
  const text = continueWith([isXml ? head.replace(/^\ufeff?\s*/u, "") : head], chunks);
  for await (const raw of isXml ? readXml(text) : readTable(text)) {
    yield toFeedItem(raw);
    silence.end();
  }
}

/**
 * Reads a delivery of any container, packing and encoding as items, holding only a little of it at a time, within
 * `feedBounds`. Throws FeedError. `now` tells milliseconds.
 */
export async function* readFeed(
  bytes: AsyncIterable<Uint8Array>,
  now: () => number = Date.now,
): AsyncGenerator<FeedItem> {
  try {
    yield* readItems(bytes, new Silence(now));
  } catch (error) {
    if (error instanceof FeedError) throw error;
    const detail = error instanceof Error ? error.message : undefined;
    throw new FeedError({ code: "unreadable", detail, cause: error });
  }
}
