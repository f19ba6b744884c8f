import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { OpenedFeed } from "../import/openLocation.ts";
import { maxPixels, type PictureFolder } from "./createPictureStore.ts";
import { createQueue } from "./createQueue.ts";

/** Fetches the pictures of imported feeds. */
export interface FeedPictures {
  /** Stores the picture for a path below `/assets/uploads/` in the folder; false if it is not available. */
  fetch(path: string): Promise<boolean>;
}

/** The source and the folder of feed pictures. */
export interface FeedPictureOptions {
  readonly folder: PictureFolder;
  /** The http(s) address recorded by an import for a path; null if no feed has the path. */
  readonly sourceOf: (path: string) => Promise<string | null>;
  /** Opens a public address; rejects private networks. */
  readonly open: (address: string) => Promise<OpenedFeed>;
  /** Milliseconds on a monotonic clock; a failed picture is not tried again for a while. */
  readonly now: () => number;
}

const maxBytes = 20_000_000;
const maxFetchMs = 20_000;
const maxConcurrent = 4;
const maxWaiting = 500;
const restAfterFailure = 600_000;
/** Most failed pictures that one process remembers. */
const maxFailures = 10_000;
const widest = 2048;

const unpack = promisify(gunzip);

async function readAll({ bytes }: OpenedFeed, signal: AbortSignal): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytes) {
    size += part.length;
    if (size > maxBytes) throw new Error("The picture is too large.");
    signal.throwIfAborted();
    parts.push(part);
  }
  const body = Buffer.concat(parts);
  return body[0] === 0x1f && body[1] === 0x8b ? unpack(body, { maxOutputLength: maxBytes }) : body;
}

/** Re-encodes the picture, so that nothing but pixels of third-party data is passed on. */
async function redraw(body: Buffer): Promise<Buffer> {
  return sharp(body, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width: widest, height: widest, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
}

async function withinTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(maxFetchMs);
  const late = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  return Promise.race([work(signal), late]);
}

/**
 * Fetches each picture once, even for concurrent requests, and at most four at a time. A failed picture is tried again
 * after ten minutes.
 */
export function createFeedPictures({ folder, sourceOf, open, now }: FeedPictureOptions): FeedPictures {
  const underWay = new Map<string, Promise<boolean>>();
  /** When each failed picture may be tried again. */
  const failures = new LRUCache<string, number>({ max: maxFailures });
  const queue = createQueue(maxConcurrent);

  async function put(path: string, source: string): Promise<void> {
    const picture = await redraw(await withinTime(async (signal) => readAll(await open(source), signal)));
    await folder.store.put(folder.prefix + path, picture, "image/webp");
  }

  async function attempt(path: string): Promise<boolean> {
    const source = await sourceOf(path);
    if (source === null) return false;
    try {
      await put(path, source);
      return true;
    } catch {
      // The other server is down, or sends something that is not a picture: the page shows an empty place.
      failures.set(path, now() + restAfterFailure);
      return false;
    }
  }

  return {
    async fetch(path) {
      const running = underWay.get(path);
      if (running !== undefined) return running;
      const isRefused = !/^feed\/[\w-]{22}\.webp$/.test(path) || underWay.size >= maxWaiting;
      if (isRefused || (failures.get(path) ?? 0) > now()) return false;
      const job = queue(() => attempt(path)).finally(() => underWay.delete(path));
      underWay.set(path, job);
      return job;
    },
  };
}
