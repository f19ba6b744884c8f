import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FeedItem } from "../feedItem.ts";
import { writeTable, writeXml } from "../fixtures/writeFeed.ts";
import { readFeed } from "../reading/readFeed.ts";
import type { ExportedItem } from "./feedValues.ts";
import { emptyFeedItem, type FeedWriter, merchantFeed, prisjaktFeed } from "./writeFeed.ts";

async function read(text: string): Promise<readonly FeedItem[]> {
  async function* delivery() {
    yield new TextEncoder().encode(text);
  }
  const items: FeedItem[] = [];
  for await (const item of readFeed(delivery())) items.push(item);
  return items;
}

const written = (writer: FeedWriter, items: readonly ExportedItem[]): string =>
  writer.head({ title: "Nordhem & Co", link: "https://shop.example/" }) + items.map(writer.item).join("") + writer.tail;

/** An item's values, without its position. */
const saying = ({ number: _number, line: _line, ...said }: FeedItem) => said;

const writers: readonly (readonly [string, FeedWriter])[] = [
  ["Google Merchant", merchantFeed],
  ["Prisjakt", prisjaktFeed],
];

const awkward = fc
  .array(fc.constantFrom("a", "Å", " ", ",", ":", '"', "\\", ";", "|", "<b>", "&", '27"', "\t", "]]>", "x"), {
    maxLength: 9,
  })
  .map((parts) => parts.join("").trim());
/** A list never contains an empty value. */
const said = awkward.map((text) => `v${text}`.trim());
const list = fc.array(said, { maxLength: 3 });
const link = fc.constantFrom("https://x.example/a,b.jpg", "https://x.example/c.jpg?d=1,2");

const anyItem: fc.Arbitrary<ExportedItem> = fc
  .record({
    title: awkward,
    description: awkward,
    brand: awkward,
    color: awkward,
    imageLink: link,
    additionalImageLinks: fc.array(link, { maxLength: 3 }),
    productTypes: list,
    highlights: list,
    details: fc.array(fc.record({ section: said, name: said, value: said }), { maxLength: 3 }),
    certifications: fc.array(fc.record({ authority: said, name: said, code: said, value: said }), { maxLength: 2 }),
    installment: fc.option(fc.record({ months: said, amount: said, downpayment: said, creditType: said }), {
      nil: null,
    }),
    productSize: fc.record({ length: awkward, width: awkward, height: awkward, weight: awkward }),
    disclosure: fc.record({ safety_warning: fc.array(said, { minLength: 1, maxLength: 2 }), model: fc.tuple(said) }),
    customLabels: fc.constantFrom([], ["hösten"], ["", "hösten", "", "rea"], ["a", "b", "c", "d", "e"]),
  })
  .map((changes) => ({ ...emptyFeedItem, id: "A1", ...changes }));

describe.each(writers)("the feed of %s", (_, writer) => {
  it("writes everything that was read of an item, whatever characters it has", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyItem, { minLength: 1, maxLength: 3 }), async (items) => {
        expect((await read(written(writer, items))).map(saying)).toEqual(
          items.map((item) => ({ ...item, fault: null })),
        );
      }),
      { numRuns: 60 },
    );
  });

  const delivered = [
    {
      id: "A1",
      title: 'Skärm 27" & fot',
      description: "<p>Rak, böjd</p>",
      link: "https://x.example/1",
      image_link: "https://x.example/1.jpg",
      additional_image_link: ["https://x.example/2.jpg", "https://x.example/3.jpg"],
      price: "1999.00 SEK",
      sale_price: "1499.00 SEK",
      sale_price_effective_date: "2026-11-01/2026-12-01",
      availability: "preorder",
      availability_date: "2026-12-24",
      brand: "Nordvik",
      gtin: "7350053850019",
      mpn: "NV-27",
      condition: "refurbished",
      google_product_category: "305",
      product_type: ["Datorer > Skärmar", "Kampanj, vår"],
      item_group_id: "skarm",
      color: "Svart/Vit",
      custom_label_0: "hösten",
      product_highlight: ["Rak, böjd", "16:9"],
      product_detail: [{ section: "Bild", name: "Format", value: "16:9" }],
      shipping_weight: "4.5 kg",
      product_width: "61 cm",
      safety_warning: ["Varmt, rör ej", "Håll torrt"],
    },
  ];
  it.each([
    ["XML", writeXml(delivered)],
    ["a table with tabs", writeTable(delivered)],
    ["a table with semicolons", writeTable(delivered, ";")],
  ])("loses nothing of a feed that came as %s", async (_kind, feed) => {
    const items = await read(feed);
    expect((await read(written(writer, items))).map(saying)).toEqual(items.map(saying));
    expect(items[0]?.productTypes).toEqual(["Datorer > Skärmar", "Kampanj, vår"]);
  });

  it("writes the delivery cost", () => {
    const shipping = [{ country: "SE", service: "Ombud", price: "49.00 SEK" }];
    expect(writer.item({ ...emptyFeedItem, id: "A1", shipping })).toMatch(/49\.00 SEK/);
  });
});

it("spells sub-attributes in its column names as Prisjakt does", () => {
  const head = prisjaktFeed.head({ title: "", link: "" });
  expect(head).toContain(",product_detail(section_name:attribute_name:attribute_value),");
  expect(head.startsWith("id,title,description,link,image_link,")).toBe(true);
});
