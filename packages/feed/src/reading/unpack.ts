import { createGunzip } from "node:zlib";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { FeedError } from "../FeedError.ts";
import { continueWith } from "./continueWith.ts";
import { feedBounds } from "./feedBounds.ts";

const gzipStart = [0x1f, 0x8b];
const refusedArchives = [
  { name: "zip", bytes: [0x50, 0x4b, 0x03, 0x04] },
  { name: "bz2", bytes: [0x42, 0x5a, 0x68] },
  { name: "xz", bytes: [0xfd, 0x37, 0x7a, 0x58] },
  { name: "zstd", bytes: [0x28, 0xb5, 0x2f, 0xfd] },
] as const;

const startsWith = (head: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => head[index] === byte);

async function* gunzip(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unpacked = createGunzip();
  const feeding = pipeline(Readable.from(source), unpacked).catch(() => undefined);
  let size = 0;
  try {
    for await (const chunk of unpacked) {
      size += chunk.length;
      // Compared with the bytes read so far, since a delivery over the network does not state its size.
      if (size > Math.max(feedBounds.unpacked, feedBounds.growth * unpacked.bytesWritten)) {
        throw new FeedError({ code: "unpacked-too-large" });
      }
      yield chunk;
    }
  } catch (error) {
    const detail = error instanceof Error ? error.message : undefined;
    throw error instanceof FeedError
      ? error
      : new FeedError({
          code: detail?.includes("unexpected end") ? "cut-off" : "archive-broken",
          detail,
          cause: error,
        });
  } finally {
    unpacked.destroy();
    await feeding;
  }
}

/**
 * Unpacks gzip, detected by its first bytes whatever the file's name; passes plain bytes on and rejects other archives.
 */
export async function* unpack(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  let size = 0;
  while (size < 4) {
    const step = await chunks.next();
    if (step.done === true) break;
    head.push(step.value);
    size += step.value.length;
  }
  const start = Buffer.concat(head);
  const refused = refusedArchives.find(({ bytes }) => startsWith(start, bytes));
  if (refused !== undefined) {
    await chunks.return?.();
    throw new FeedError({ code: "archive-unsupported", detail: refused.name });
  }
  const allChunks = continueWith(head, chunks);
  yield* startsWith(start, gzipStart) ? gunzip(allChunks) : allChunks;
}
