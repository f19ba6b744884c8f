import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFolderStore } from "../objects/createFolderStore.ts";
import { ObjectStoreUnavailableError } from "../objects/ObjectStore.ts";
import { createPictureStore } from "./createPictureStore.ts";

const folder = mkdtempSync(join(tmpdir(), "torg-pictures-"));
const cache = join(folder, "cache");
const objects = createFolderStore(folder);
const sources = [
  { store: objects, prefix: "none/" },
  { store: objects, prefix: "" },
];
const store = createPictureStore({ sources, cache: { store: objects, prefix: "cache/" } });

beforeAll(async () => {
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#3a7" } })
    .jpeg()
    .toBuffer();
  writeFileSync(join(folder, "green.jpg"), picture);
  writeFileSync(join(folder, "drawing.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  writeFileSync(join(folder, "broken.jpg"), "not a picture");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("createPictureStore", () => {
  it("makes a picture in the requested width and format and stores it", async () => {
    const picture = await store.find({ path: "green.jpg", width: 220 }, "webp");
    expect(picture?.type).toBe("image/webp");
    const { width, height, format } = await sharp(picture?.body).metadata();
    expect({ width, height, format }).toEqual({ width: 220, height: 165, format: "webp" });
    expect(readdirSync(cache)).toHaveLength(1);
  });

  it("makes the same picture once for many parallel requests", async () => {
    const pictures = await Promise.all(
      Array.from({ length: 10 }, () => store.find({ path: "green.jpg", width: 120 }, "avif")),
    );
    expect(new Set(pictures.map((picture) => picture?.etag)).size).toBe(1);
  });

  it("never makes a picture larger than it is", async () => {
    const picture = await store.find({ path: "green.jpg", width: 2048 }, "jpeg");
    expect((await sharp(picture?.body).metadata()).width).toBe(800);
  });

  it("sends a drawing unchanged", async () => {
    expect((await store.find({ path: "drawing.svg", width: 220 }, "avif"))?.type).toBe("image/svg+xml");
  });

  it("rasterises a drawing on request, on white and in the requested width", async () => {
    const svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'><path d='M0 0h1v1z'/></svg>";
    writeFileSync(join(folder, "shape.svg"), svg);
    const picture = await store.find({ path: "shape.svg", width: 1280, isRaster: true }, "jpeg");
    const { width, height, format } = await sharp(picture?.body).metadata();
    expect({ width, height, format, type: picture?.type }).toEqual({
      width: 1280,
      height: 960,
      format: "jpeg",
      type: "image/jpeg",
    });
  });

  it("finds nothing for a missing file, and fails for a file that is not a picture", async () => {
    expect(await store.find({ path: "missing.jpg", width: 220 }, "webp")).toBeNull();
    await expect(store.find({ path: "broken.jpg", width: 220 }, "webp")).rejects.toThrow();
  });

  it("generates drawings: as SVG for a page, in pixels for a preview, and only for allowed requests", async () => {
    const svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'><path d='M0 0h2v2z'/></svg>";
    const drawing = createPictureStore({
      sources: [],
      cache: { store: objects, prefix: "none/" },
      draw: (path) => (path === "drawings/a.svg" ? svg : null),
    });
    expect((await drawing.find({ path: "drawings/a.svg", width: 220 }, "avif"))?.body.toString()).toBe(svg);
    const preview = await drawing.find({ path: "drawings/a.svg", width: 420, isRaster: true }, "jpeg");
    expect(await sharp(preview?.body).metadata()).toMatchObject({ width: 420, format: "jpeg" });
    expect(
      await drawing.find({ path: "drawings/a.svg", width: 420, isRaster: true }, "jpeg", async () => false),
    ).toBeNull();
    expect(await drawing.find({ path: "drawings/b.svg", width: 420 }, "avif")).toBeNull();
  });

  it("sends a picture even if the result cannot be stored, and fails when the original is unavailable", async () => {
    const away = { ...objects, get: fail, head: fail, put: fail };
    const withoutCache = createPictureStore({ sources, cache: { store: away, prefix: "cache/" } });
    expect((await withoutCache.find({ path: "green.jpg", width: 66 }, "webp"))?.type).toBe("image/webp");
    const half = createPictureStore({
      sources: [{ store: away, prefix: "uploads/" }, ...sources],
      cache: { store: objects, prefix: "cache/" },
    });
    expect((await half.find({ path: "green.jpg", width: 66 }, "webp"))?.type).toBe("image/webp");
    await expect(half.find({ path: "missing.jpg", width: 66 }, "webp")).rejects.toThrow(ObjectStoreUnavailableError);
  });
});

const fail = (): Promise<never> => Promise.reject(new ObjectStoreUnavailableError("nobody is there."));
