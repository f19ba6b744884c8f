import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { type ObjectStore, readObject, StoreAway } from "../objects/ObjectStore.ts";
import { createQueue } from "./createQueue.ts";
import type { PictureFormat, PictureRequest } from "./pictureRequest.ts";

/** A picture ready to be sent. */
export interface Picture {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
}

/** Finds pictures and makes them in the asked width and format. */
export interface PictureStore {
  /**
   * Null where there is none. `mayFetch` is asked before work for a picture that is not there yet. Rejects with a
   * `StoreAway` when a source that may have it cannot be asked and no other has it.
   */
  find(request: PictureRequest, format: PictureFormat, mayFetch?: () => Promise<boolean>): Promise<Picture | null>;
}

/** Objects of a store whose keys begin with a text, such as `uploads/`. */
export interface PictureFolder {
  readonly store: ObjectStore;
  readonly prefix: string;
}

/** A picture with pixels that lies in one of the sources. */
export interface FoundPicture {
  /** As it was asked for, below the folders. */
  readonly path: string;
  /** Another one as soon as its bytes are others. */
  readonly stamp: string;
  readonly read: () => Promise<Buffer>;
}

/** Where pictures lie, and where those that were made are kept. */
export interface PictureFolders {
  /** The first one that has a picture is the one it is read from. */
  readonly sources: readonly PictureFolder[];
  readonly cache: PictureFolder;
  /** The SVG of a path that stands for a drawing, which lies nowhere; null for all others. */
  readonly draw?: (path: string) => string | null;
  /** Puts a picture into one of the sources that is not there yet; false when it cannot. Nothing is fetched if left out. */
  readonly fetch?: (path: string) => Promise<boolean>;
  /** Hears of each picture that was found in a width; nobody waits for it. */
  readonly onFound?: (picture: FoundPicture) => void;
}

const makers: Readonly<Record<PictureFormat, (image: Sharp) => Sharp>> = {
  // Effort 2 costs a seventh of the default's time for 5 percent more bytes.
  avif: (image) => image.avif({ quality: 52, effort: 2 }),
  webp: (image) => image.webp({ quality: 78 }),
  jpeg: (image) => image.jpeg({ quality: 80, progressive: true, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
};

const plainTypes: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
};

/** More pixels than any product picture has; a bomb of a file is refused before it is unpacked. */
export const mostPixels = 40_000_000;
const mostAtOnce = 2;

const etagOf = (body: Buffer): string => `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;

const endingOf = (path: string): string => path.slice(path.lastIndexOf(".") + 1).toLowerCase();

/** Where a picture lies. */
interface PictureSource extends Omit<FoundPicture, "path"> {
  readonly key: string;
}

/** A picture in a folder; null where it has none. */
export async function askSource({ store, prefix }: PictureFolder, path: string): Promise<PictureSource | null> {
  const key = prefix + path;
  const head = await store.head(key);
  if (head === null) return null;
  const read = async (): Promise<Buffer> => {
    const body = await readObject(store, key);
    if (body === null) throw new StoreAway(`${key} is gone.`);
    return body;
  };
  return { key, stamp: head.stamp, read };
}

/** Asks all at once, since each may be as far away as the other; one that is away hides none of the others. */
async function findSource({ sources }: PictureFolders, path: string): Promise<PictureSource | null> {
  const asked = await Promise.allSettled(sources.map((source) => askSource(source, path)));
  const found = asked.find((answer) => answer.status === "fulfilled" && answer.value !== null);
  if (found?.status === "fulfilled") return found.value;
  const failed = asked.find((answer) => answer.status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  return null;
}

/** A drawing has no pixels of its own: it is drawn as large as is asked, on white as paper. */
async function paint(file: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const drawing = sharp(file, { limitInputPixels: mostPixels, density: 300 });
  return makers[format](drawing.resize({ width }).flatten({ background: "#fff" })).toBuffer();
}

async function make(source: PictureSource, width: number, format: PictureFormat): Promise<Buffer> {
  const file = await source.read();
  if (endingOf(source.key) === "svg") return paint(file, width, format);
  const image = sharp(file, { limitInputPixels: mostPixels, failOn: "error" }).rotate();
  return makers[format](image.resize({ width, withoutEnlargement: true })).toBuffer();
}

/** Makes a store on folders; the same picture asked for twice at once is made once. */
export function createPictureStore(folders: PictureFolders): PictureStore {
  sharp.concurrency(1);
  const queue = createQueue(mostAtOnce);
  const underWay = new Map<string, Promise<Buffer>>();

  const { store: cache, prefix } = folders.cache;

  async function made(source: PictureSource, width: number, format: PictureFormat): Promise<Buffer> {
    const key = createHash("sha256").update(`${source.key}|${source.stamp}|${width}|${format}`).digest("hex");
    const kept = `${prefix}${key.slice(0, 2)}/${key}.${format}`;
    const known = await readObject(cache, kept).catch(() => null);
    if (known !== null) return known;
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const job = queue(async () => {
      const body = await make(source, width, format);
      // A full disk or a store that is away costs only the next making: the picture is sent all the same.
      await cache.put(kept, body, `image/${format}`).catch(() => undefined);
      return body;
    }).finally(() => underWay.delete(key));
    underWay.set(key, job);
    return job;
  }

  async function fetched(path: string, mayFetch: () => Promise<boolean>): ReturnType<typeof findSource> {
    if (folders.fetch === undefined || !(await mayFetch())) return null;
    return (await folders.fetch(path)) ? findSource(folders, path) : null;
  }

  /** In pixels it is made for whoever asks and not kept: there are more drawings than a disk has room for. */
  async function drawn(svg: string, width: number | null, format: PictureFormat): Promise<Picture> {
    const body = width === null ? Buffer.from(svg) : await queue(() => paint(Buffer.from(svg), width, format));
    return { body, type: width === null ? "image/svg+xml" : `image/${format}`, etag: etagOf(body) };
  }

  return {
    async find({ path, width, isRaster = false }, format, mayFetch = async () => true) {
      const svg = folders.draw?.(path) ?? null;
      if (svg !== null) {
        const isRefused = isRaster && !(await mayFetch());
        return isRefused ? null : drawn(svg, isRaster ? width : null, format);
      }
      const source = (await findSource(folders, path)) ?? (await fetched(path, mayFetch));
      if (source === null) return null;
      const ending = endingOf(path);
      if (width === null || (ending === "svg" && !isRaster) || ending === "pdf") {
        const body = await source.read();
        return { body, type: plainTypes[ending] ?? "application/octet-stream", etag: etagOf(body) };
      }
      const body = await made(source, width, format);
      if (ending !== "svg") folders.onFound?.({ path, stamp: source.stamp, read: source.read });
      return { body, type: `image/${format}`, etag: etagOf(body) };
    },
  };
}
