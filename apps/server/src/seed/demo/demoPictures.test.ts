import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readCategoryPath } from "@torg/feed";
import { slug } from "@torg/feed";
import { categoryDrawings, createDemoPictures } from "./demoPictures.ts";

const data = new URL("../../../data/demo/", import.meta.url);

function categoriesOf(feed: string): readonly string[] {
  const [head = "", ...lines] = gunzipSync(readFileSync(new URL(`feeds/${feed}`, data)))
    .toString()
    .trim()
    .split("\n");
  const column = head.split("\t").indexOf("product_type");
  const types = new Set(lines.map((line) => line.split("\t")[column] ?? ""));
  return [...types].map((type) => readCategoryPath(type).map(slug).join("/"));
}

describe("the pictures of the demo", () => {
  it("has a drawing in six tints and two finishes for every category without photographs", () => {
    const categories = ["electronics.tsv.gz", "whitegoods.tsv.gz"].flatMap(categoriesOf);
    const missing = categories.flatMap((category) =>
      [1, 2, 3, 4, 5, 6].flatMap((tint) =>
        ["dark", "light"]
          .map((finish) => `uploads/illustrations/${categoryDrawings[category] ?? category}-${tint}-${finish}.svg`)
          .filter((file) => !existsSync(new URL(file, data))),
      ),
    );
    expect(categories).toHaveLength(20);
    expect(missing).toEqual([]);
  });

  it("finds photographs that are there and nothing else", () => {
    const find = createDemoPictures();
    expect(find("https://www.example.se/bilder/magento/mh01-black_main.jpg")).toBe(
      "/assets/uploads/photos/magento/mh01-black_main.jpg",
    );
    expect(find("https://www.example.se/bilder/vendure/32-inch-monitor.jpg")).toBeNull();
    expect(find("https://www.example.se/bilder/magento/../../README.md")).toBeNull();
  });
});
