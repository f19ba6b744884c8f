import { type FeedItem, readFeed } from "@torg/feed";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { root } from "../../outside/repository.ts";

const { address } = inject("demo");
const delivered = ["apparel.xml.gz", "electronics.tsv.gz", "whitegoods.tsv.gz"] as const;

/** The properties that the shop sets itself: address, pictures, current price and stock. */
const ownWords = new Set([
  "number",
  "line",
  "link",
  "imageLink",
  "additionalImageLinks",
  "description",
  "price",
  "salePrice",
  "availability",
]);

/** The other properties in a feed, by item id, with normalised spaces. */
async function saidOf(bytes: AsyncIterable<Uint8Array>): Promise<ReadonlyMap<string, string>> {
  const said = new Map<string, string>();
  for await (const item of readFeed(bytes)) if (!said.has(item.id)) said.set(item.id, wordsOf(item));
  return said;
}

const wordsOf = (item: FeedItem): string =>
  JSON.stringify(Object.entries(item).filter(([name]) => !ownWords.has(name))).replaceAll(/\s+/g, " ");

describe.each(["/floden/google-merchant.xml", "/floden/prisjakt.csv"])("the feed at %s", (path) => {
  let told: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const { body } = await fetch(new URL(path, address));
    if (body === null) throw new Error("The shop sends no feed.");
    told = await saidOf(body);
  });

  it.each(delivered)("contains everything that was imported from %s", async (name) => {
    const file = createReadStream(join(root, "apps/server/data/demo/feeds", name));
    const wanted = await saidOf(file.pipe(createGunzip()));
    expect(wanted.size).toBeGreaterThan(1000);
    expect([...wanted].filter(([id, words]) => told.get(id) !== words)).toEqual([]);
  });
});
