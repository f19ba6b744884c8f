import { FeedError } from "../FeedError.ts";
import { continueWith } from "./continueWith.ts";
import { decodeText } from "./decodeText.ts";
import { feedBounds } from "./feedBounds.ts";
import { unpack } from "./unpack.ts";

/** Measures how long reading has yielded nothing; time spent by the consumer of the items is not counted. */
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

/** A delivery as text, and its container as detected from its beginning. */
export interface DeliveredText {
  readonly isXml: boolean;
  readonly text: AsyncIterable<string>;
}

async function openChunks(bytes: AsyncIterable<Uint8Array>, silence: Silence): Promise<DeliveredText> {
  const chunks = decodeText(silence.watch(unpack(bytes)))[Symbol.asyncIterator]();
  let head = "";
  while (head.trim() === "") {
    const step = await chunks.next();
    if (step.done === true) break;
    head += step.value;
    if (head.length > feedBounds.blank && head.trim() === "") throw new FeedError({ code: "not-a-feed" });
  }
  const isXml = /^\ufeff?\s*</u.test(head);
  return { isXml, text: continueWith([isXml ? head.replace(/^\ufeff?\s*/u, "") : head], chunks) };
}

/**
 * Reads a delivery of any packing and encoding by `read`, which turns its text into values one at a time, and rejects a
 * delivery that stalls. Only FeedError is thrown. `now` returns milliseconds.
 */
export async function* readDelivery<T>(
  bytes: AsyncIterable<Uint8Array>,
  read: (delivered: DeliveredText) => AsyncIterable<T>,
  now: () => number,
): AsyncGenerator<T> {
  try {
    const silence = new Silence(now);
    for await (const item of read(await openChunks(bytes, silence))) {
      yield item;
      silence.end();
    }
  } catch (error) {
    if (error instanceof FeedError) throw error;
    const detail = error instanceof Error ? error.message : undefined;
    throw new FeedError({ code: "unreadable", detail, cause: error });
  }
}
