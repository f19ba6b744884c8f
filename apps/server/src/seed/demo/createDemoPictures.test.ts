import { createReadStream, existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { readFeed, toProduct } from "@torg/feed";
import { readDrawingPath } from "../../drawings/drawingPath.ts";
import { withDrawing } from "../../import/withDrawing.ts";
import { createDemoPictures } from "./createDemoPictures.ts";

const data = new URL("../../../data/demo/", import.meta.url);

/** The drawings of a feed's products by category. */
async function drawingsOf(feed: string): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
  const found = new Map<string, (string | null)[]>();
  for await (const item of readFeed(createReadStream(new URL(`feeds/${feed}`, data)))) {
    const { product } = toProduct(item, { now: new Date(0), findImage: () => null });
    if (product === null) continue;
    const category = product.categoryPath.join(" > ");
    found.set(category, [...(found.get(category) ?? []), withDrawing(product).drawing]);
  }
  return found;
}

describe("the pictures of the demo", () => {
  let drawings: ReadonlyMap<string, readonly (string | null)[]>;
  beforeAll(async () => {
    drawings = new Map([...(await drawingsOf("electronics.tsv.gz")), ...(await drawingsOf("whitegoods.tsv.gz"))]);
  });

  it("draws every product of the two feeds without photographs", () => {
    expect(drawings.size).toBe(20);
    expect([...drawings.values()].flat()).not.toContain(null);
  });

  it("shows no drawing on more than eight products of a category", () => {
    const most = [...drawings].map(([category, paths]) => {
      const counts = new Map<string | null, number>();
      for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1);
      return { category, most: Math.max(...counts.values()) };
    });
    expect(most.filter((one) => one.most > 8)).toEqual([]);
  });

  it("finds existing photographs and nothing else", () => {
    const find = createDemoPictures();
    expect(find("https://www.example.se/bilder/magento/mh01-black_main.jpg")).toBe(
      "/assets/uploads/photos/magento/mh01-black_main.jpg",
    );
    expect(find("https://www.example.se/bilder/vendure/32-inch-monitor.jpg")).toBeNull();
    expect(find("https://www.example.se/bilder/magento/../../README.md")).toBeNull();
  });

  it("has or draws every picture that the shop's files name", () => {
    const files = readFileSync(new URL("../nordhem/shop.json", data), "utf8");
    const named = [...files.matchAll(/"\/assets\/(uploads\/[^"]+)"/g)].map(([, path = ""]) => path);
    expect(named.length).toBeGreaterThan(6);
    const isThere = (path: string): boolean =>
      readDrawingPath(path.slice("uploads/".length)) !== null || existsSync(new URL(path, data));
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });
});
