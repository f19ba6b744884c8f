import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { feedPicturePath } from "../import/feedPicturePath.ts";
import { createFeedPictures } from "./createFeedPictures.ts";
import { createFolderStore } from "../objects/createFolderStore.ts";
import { createPictureStore } from "./createPictureStore.ts";

const folder = mkdtempSync(join(tmpdir(), "torg-feed-pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let photo: Buffer;
let asked: string[];
let now: number;
let answer: () => Promise<Buffer>;

beforeAll(async () => {
  photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: "#3a7" } })
    .withExif({ IFD0: { Copyright: "somebody" } })
    .jpeg()
    .toBuffer();
});

beforeEach(() => {
  asked = [];
  now = 0;
  answer = async () => photo;
});

const pathOf = (source: string): string => feedPicturePath(source).replace("/assets/uploads/", "");

function somePictures(sources: readonly string[]) {
  const known = new Map(sources.map((source) => [pathOf(source), source]));
  return createFeedPictures({
    folder: { store: createFolderStore(folder), prefix: "" },
    sourceOf: async (path) => known.get(path) ?? null,
    async open(address) {
      asked.push(address);
      const body = await answer();
      return {
        size: body.length,
        bytes: (async function* bytes() {
          yield body.subarray(0, 10);
          yield body.subarray(10);
        })(),
      };
    },
    now: () => now,
  });
}

describe("createFeedPictures", () => {
  it("stores a picture in the folder, re-encoded without metadata and no wider than needed", async () => {
    const source = "https://x.example/one.jpg?size=large";
    expect(await somePictures([source]).fetch(pathOf(source))).toBe(true);
    const { width, format, exif } = await sharp(readFileSync(join(folder, pathOf(source)))).metadata();
    expect({ width, format, exif }).toEqual({ width: 2048, format: "webp", exif: undefined });
  });

  it("downloads once for many parallel requests", async () => {
    const source = "https://x.example/many.jpg";
    const pictures = somePictures([source]);
    expect(await Promise.all([1, 2, 3].map(() => pictures.fetch(pathOf(source))))).toEqual([true, true, true]);
    expect(asked).toEqual([source]);
  });

  it("reads a picture that was compressed in transit", async () => {
    answer = async () => gzipSync(photo);
    const source = "https://x.example/packed.jpg";
    expect(await somePictures([source]).fetch(pathOf(source))).toBe(true);
  });

  it("downloads nothing that no feed named", async () => {
    const pictures = somePictures([]);
    expect(await pictures.fetch(pathOf("https://x.example/other.jpg"))).toBe(false);
    expect(await pictures.fetch("feed/../../secret.webp")).toBe(false);
    expect(await pictures.fetch("products/1.webp")).toBe(false);
    expect(asked).toEqual([]);
  });

  it.each([
    ["a page in place of a picture", async () => Buffer.from("<!doctype html><p>Not here</p>")],
    ["more bytes than a picture has", async () => Buffer.alloc(20_000_001)],
    ["no answer", () => Promise.reject(new Error("no answer"))],
  ])("does without a picture after %s, and tries again after ten minutes", async (_, wrong) => {
    answer = wrong;
    const source = `https://x.example/${wrong.toString().length}.jpg`;
    const pictures = somePictures([source]);
    expect(await pictures.fetch(pathOf(source))).toBe(false);
    expect(existsSync(join(folder, pathOf(source)))).toBe(false);
    answer = async () => photo;
    now = 599_999;
    expect(await pictures.fetch(pathOf(source))).toBe(false);
    expect(asked).toHaveLength(1);
    now = 600_001;
    expect(await pictures.fetch(pathOf(source))).toBe(true);
  });

  it("lets the picture store find a missing picture, in the requested width", async () => {
    const source = "https://x.example/store.jpg";
    const pictures = somePictures([source]);
    const store = createPictureStore({
      sources: [{ store: createFolderStore(folder), prefix: "" }],
      cache: { store: createFolderStore(folder), prefix: "cache/" },
      fetch: (path) => pictures.fetch(path),
    });
    const found = await store.find({ path: pathOf(source), width: 220 }, "avif");
    expect((await sharp(found?.body).metadata()).width).toBe(220);
    expect(await store.find({ path: pathOf(source), width: 440 }, "avif")).not.toBeNull();
    expect(asked).toEqual([source]);
    expect(await store.find({ path: pathOf("https://x.example/unknown.jpg"), width: 220 }, "avif")).toBeNull();
  });
});
