import { type FeedItem, readFeed } from "@torg/feed";
import { writeTable, writeXml, type WrittenItem } from "@torg/feed/fixtures";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importFeed } from "../import/importFeed.ts";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";

const feeds = ["/floden/google-merchant.xml", "/floden/prisjakt.csv"] as const;
let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await startTestShop({ hosts: ["shop.example"] });
  folder = await mkdtemp(join(tmpdir(), "feeds-"));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (url: string, headers: Readonly<Record<string, string>> = {}, method: "GET" | "HEAD" = "GET") =>
  shop.server.inject({ url, method, headers: { host: "shop.example", ...headers } });

async function read(url: string): Promise<readonly FeedItem[]> {
  const answer = await ask(url);
  expect(answer.statusCode).toBe(200);
  async function* delivery() {
    yield answer.rawPayload;
  }
  const items: FeedItem[] = [];
  for await (const item of readFeed(delivery())) items.push(item);
  return items;
}

const delivered = (kind: string): readonly WrittenItem[] => [
  {
    id: `${kind}-1`,
    title: `Skärm ${kind}`,
    description: "Rak och ljus.",
    link: "https://x.example/1",
    image_link: "https://x.example/1.jpg",
    price: "1999.00 SEK",
    availability: "in_stock",
    availability_date: "2026-12-24",
    brand: "Nordvik",
    gtin: "7350053850019",
    mpn: "NV-27",
    condition: "refurbished",
    google_product_category: "305",
    product_type: ["Datorer > Skärmar", "Kampanj, vår"],
    color: "Svart/Vit",
    size: "27 tum",
    material: "Plast",
    custom_label_1: "hösten",
    custom_label_3: "rea",
    identifier_exists: "no",
    adult: "no",
    size_system: "EU",
    size_type: ["regular", "tall"],
    unit_pricing_base_measure: "1 st",
    member_price: "1899.00 SEK",
    promotion_id: ["VÅR", "REA, SISTA"],
    shipping_label: "skrymmande",
    shipping_length: "70 cm",
    min_handling_time: "1",
    expiration_date: "2027-01-01",
    excluded_destination: ["Display_ads", "Free_listings"],
    lifestyle_image_link: ["https://x.example/rum,1.jpg"],
    return_policy_label: "30 dagar",
    pause: "ads",
    product_highlight: ["Rak, böjd", "16:9"],
    product_detail: [{ section: "Bild", name: "Format", value: "16:9" }],
    unit_pricing_measure: "1 st",
    shipping_weight: "4.5 kg",
    product_width: "61 cm",
    safety_warning: ["Varmt, rör ej", "Håll torrt"],
    model: "NV-27-B",
  },
];

/** The properties that the shop sets itself, and the item's position. */
const ownWords = ["number", "line", "link", "imageLink", "additionalImageLinks", "description", "availabilityDate"];
const others = (item: FeedItem | undefined) =>
  Object.fromEntries(Object.entries(item ?? {}).filter(([name]) => !ownWords.includes(name)));

async function parse(text: string): Promise<readonly FeedItem[]> {
  async function* delivery() {
    yield new TextEncoder().encode(text);
  }
  const items: FeedItem[] = [];
  for await (const item of readFeed(delivery())) items.push(item);
  return items;
}

describe.each(feeds)("the feed at %s", (url) => {
  it("contains what is for sale, with price, pictures and delivery cost", async () => {
    const items = await read(url);
    const one = items.find(({ link }) => link === "http://shop.example/produkter/id/1001");
    expect(one).toMatchObject({ availability: "in_stock", brand: "Nordvik", condition: "new" });
    expect(one?.price).toMatch(/^\d+\.\d\d SEK$/);
    expect(one?.imageLink).toMatch(/^http:\/\/shop\.example\/assets\/uploads\/.*f=jpg$/);
    expect((await ask(url)).body).toContain("SE");
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(items.every(({ price }) => price !== "")).toBe(true);
  });

  it("contains variants with their group, but not parents or products without a page of their own", async () => {
    const items = await read(url);
    const linked = (id: number) => items.find(({ link }) => link.endsWith(`/id/${id}`));
    expect(linked(1411)).toMatchObject({ itemGroupId: linked(1412)?.itemGroupId, color: expect.stringMatching(/./) });
    expect(linked(1411)?.itemGroupId).not.toBe("");
    expect([linked(1401), linked(1901)]).toEqual([undefined, undefined]);
  });

  it("answers 304 for its own ETag, and HEAD without a body", async () => {
    const { etag = "" } = (await ask(url)).headers;
    const again = await ask(url, { "if-none-match": etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const head = await ask(url, {}, "HEAD");
    expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, etag, ""]);
  });

  it.each([
    ["gzip, deflate", "gzip", gunzipSync],
    ["gzip, br;q=0.9", "br", brotliDecompressSync],
    ["br; q=0, gzip", "gzip", gunzipSync],
  ] as const)("is compressed for a client that accepts %s", async (accepted, encoding, unpack) => {
    const headers = { "accept-encoding": accepted };
    const plain = await ask(url);
    expect([plain.headers["content-encoding"], plain.headers.vary]).toEqual([undefined, "Accept-Encoding"]);
    // More often than feeds are written at once: each response frees its place.
    for (let time = 0; time < 3; time += 1) {
      const packed = await ask(url, headers);
      expect(packed.headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
      expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
    }
    const { etag = "", ...head } = (await ask(url, headers, "HEAD")).headers;
    expect(head).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
    expect(etag).toMatch(/^W\//);
    const again = await ask(url, { ...headers, "if-none-match": etag });
    expect([again.statusCode, again.headers.vary, again.body]).toEqual([304, "Accept-Encoding", ""]);
  });

  it("has the current price and stock, with another ETag", async () => {
    const before = await ask(url);
    await shop.database.db.updateTable("product").set({ stock: 0 }).where("id", "=", 1001).execute();
    const after = await ask(url, { "if-none-match": String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    const one = (await parse(after.body)).find(({ link }) => link.endsWith("/id/1001"));
    expect(one?.availability).toBe("out_of_stock");
    await shop.database.db.updateTable("product").set({ stock: 25 }).where("id", "=", 1001).execute();
  });

  it.each([
    [3, "backorder"],
    [0, "out_of_stock"],
  ])("offers goods on order: with a stock of %i they are %s", async (stock, said) => {
    const { db } = shop.database;
    await db.updateTable("product").set({ stock, availability: "backorder" }).where("id", "=", 1001).execute();
    const one = (await parse((await ask(url)).body)).find(({ link }) => link.endsWith("/id/1001"));
    expect(one?.availability).toBe(said);
    await db.updateTable("product").set({ stock: 25, availability: "in_stock" }).where("id", "=", 1001).execute();
  });

  it("tells variants apart by their titles, and groups them only by what Google groups by", async () => {
    const screen = (id: string, inches: number, group: string): WrittenItem => ({
      id,
      title: "Nordvik G50",
      price: "1999.00 SEK",
      availability: "in_stock",
      item_group_id: group,
      product_detail: [{ section: "Bild", name: "Skärmstorlek", value: `${inches} tum` }],
    });
    const location = join(folder, "variants");
    const long = `Nordvik ${"A".repeat(140)}`;
    const feed = writeXml([
      screen("skarm-27", 27, "skarm"),
      screen("skarm-32", 32, "skarm"),
      { ...screen("lang-27", 27, "lang"), title: long },
      { ...screen("lang-32", 32, "lang"), title: long },
      screen("lika-1", 27, "lika"),
      screen("lika-2", 27, "lika"),
      { ...screen("matt-vit", 27, "matt"), color: "Vit" },
      { ...screen("matt-svart", 27, "matt"), color: "Svart" },
    ]);
    await writeFile(location, feed);
    await importFeed({ pool: shop.database.pool, location, source: "variants" });
    const items = new Map((await read(url)).map((item) => [item.id, item]));
    const said = (id: string) => [items.get(id)?.title, items.get(id)?.itemGroupId];
    expect(said("skarm-27")).toEqual(["Nordvik G50 27 tum", ""]);
    expect(said("skarm-32")).toEqual(["Nordvik G50 32 tum", ""]);
    expect(said("matt-vit")).toEqual(["Nordvik G50 Vit", "matt"]);
    expect(said("matt-svart")).toEqual(["Nordvik G50 Svart", "matt"]);
    expect(said("lika-1")).toEqual(["Nordvik G50", ""]);
    expect(items.get("lang-32")?.title).toMatch(/^Nordvik A+ 32 tum$/);
    expect(items.get("lang-32")?.title.length).toBeLessThanOrEqual(150);
  });

  it.each([
    ["XML", writeXml],
    ["tabs", writeTable],
    ["semicolons", (items: readonly WrittenItem[]) => writeTable(items, ";")],
  ] as const)("loses nothing of a feed that was read as %s", async (kind, write) => {
    const feed = write(delivered(kind));
    const location = join(folder, `feed-${kind}`);
    await writeFile(location, feed);
    await importFeed({ pool: shop.database.pool, location, source: kind });
    const [wanted] = await parse(feed);
    const found = (await read(url)).find(({ id }) => id === `${kind}-1`);
    expect(others(found)).toEqual(others(wanted));
    expect(found?.description).toContain("Rak och ljus.");
  });
});
