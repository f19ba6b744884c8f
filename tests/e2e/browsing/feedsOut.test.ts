import { type FeedItem, readFeed } from "@torg/feed";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { root } from "../../outside/repository.ts";

const { address } = inject("demo");
const delivered = ["apparel.xml.gz", "electronics.tsv.gz", "whitegoods.tsv.gz"] as const;

/** The properties that the shop sets itself: names, groups, address, pictures, current price and stock. */
const ownWords = new Set([
  "number",
  "line",
  "title",
  "brand",
  "itemGroupId",
  "link",
  "imageLink",
  "additionalImageLinks",
  "description",
  "price",
  "salePrice",
  "availability",
]);

/** The items of a feed by their ids. */
async function itemsOf(bytes: AsyncIterable<Uint8Array>): Promise<ReadonlyMap<string, FeedItem>> {
  const items = new Map<string, FeedItem>();
  for await (const item of readFeed(bytes)) if (!items.has(item.id)) items.set(item.id, item);
  return items;
}

/**
 * The other properties of an item, with normalised spaces and decimal commas, without invisible signs, and without the
 * article numbers of the demo that only fill the field.
 */
const wordsOf = (item: FeedItem | undefined): string =>
  JSON.stringify(Object.entries(item ?? {}).filter(([name]) => !ownWords.has(name)))
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/"mpn","(?:NA|\.)"/g, '"mpn",""')
    .replaceAll(/(\d)\.(\d)/g, "$1,$2");

/** What Google tells the members of a group apart by, and their title. */
const lookOf = ({ itemGroupId, title, color, size, material, pattern, ageGroup, gender, carried }: FeedItem): string =>
  JSON.stringify([itemGroupId, title, color, size, material, pattern, ageGroup, gender, carried.size_type]);

describe.each(["/floden/google-merchant.xml", "/floden/prisjakt.csv"])("the feed at %s", (path) => {
  let told: ReadonlyMap<string, FeedItem>;

  beforeAll(async () => {
    const { body } = await fetch(new URL(path, address));
    if (body === null) throw new Error("The shop sends no feed.");
    told = await itemsOf(body);
  });

  it.each(delivered)("contains everything that was imported from %s", async (name) => {
    const file = createReadStream(join(root, "apps/server/data/demo/feeds", name));
    const wanted = await itemsOf(file.pipe(createGunzip()));
    expect(wanted.size).toBeGreaterThan(1000);
    expect([...wanted].filter(([id, item]) => wordsOf(told.get(id)) !== wordsOf(item))).toEqual([]);
  });

  it("contains no two members of a group that look the same", () => {
    const looks = [...told.values()].filter(({ itemGroupId }) => itemGroupId !== "").map(lookOf);
    expect(looks.length).toBeGreaterThan(1000);
    const last = new Map(looks.map((look, index) => [look, index]));
    expect(looks.filter((look, index) => last.get(look) !== index)).toEqual([]);
  });

  it("contains no brand that is none", () => {
    expect([...told.values()].filter(({ brand }) => /^(?:none|n\/a|unknown)$/i.test(brand))).toEqual([]);
  });
});
