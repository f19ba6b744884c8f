import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FeedItem } from "../feedItem.ts";
import { writeTable, writeXml, type WrittenItem } from "../fixtures/writeFeed.ts";
import { feedBounds } from "../reading/feedBounds.ts";
import { readFeed } from "../reading/readFeed.ts";
import { passthroughAttributes } from "../rules/product/passthroughAttributes.ts";
import { keptItem } from "../rules/product/storedFeedItem.ts";
import { emptyFeedItem, merchantFeed, prisjaktFeed } from "./writeFeed.ts";

async function read(text: string): Promise<readonly FeedItem[]> {
  async function* delivery() {
    yield new TextEncoder().encode(text);
  }
  const items: FeedItem[] = [];
  for await (const item of readFeed(delivery())) items.push(item);
  return items;
}

/** What a shop exports of a feed that it has imported. */
async function exported(feed: string, writer: typeof merchantFeed): Promise<FeedItem | undefined> {
  const [item] = await read(feed);
  if (item === undefined) return undefined;
  const text = writer.item({ ...emptyFeedItem, ...keptItem(item), id: item.id });
  return (await read(writer.head({ title: "Nordhem", link: "https://x.example/" }) + text + writer.tail))[0];
}

const awkward = fc
  .array(fc.constantFrom("a", "Å", " ", ",", ":", '"', "\\", ";", "|", "<b>", "&", "\t", "x"), { maxLength: 9 })
  .map((parts) => `v${parts.join("")}`.trim());
const links = fc.array(fc.constantFrom("https://x.example/a,b.jpg", "https://x.example/c?d=1,2"), {
  minLength: 1,
  maxLength: 3,
});

const one = passthroughAttributes.filter(({ form }) => form === "one").map(({ name }) => name);
const several = passthroughAttributes.filter(({ form }) => form === "several").map(({ name }) => name);
const addresses = passthroughAttributes.filter(({ form }) => form === "links").map(({ name }) => name);
const anyOf = <T>(names: readonly string[], value: fc.Arbitrary<T>) =>
  fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 });

const labels = fc.dictionary(fc.constantFrom(...[0, 1, 2, 3, 4].map((number) => `custom_label_${number}`)), awkward);
const anyDelivery: fc.Arbitrary<WrittenItem> = fc
  .tuple(
    anyOf(one, awkward),
    anyOf(several, fc.array(awkward, { minLength: 1, maxLength: 3 })),
    anyOf(addresses, links),
    labels,
  )
  .map((parts) => ({ id: "A1", title: "Skärm", ...Object.assign({}, ...parts) }));

const formats = [
  ["XML", (item: WrittenItem) => writeXml([item])],
  ["a table with tabs", (item: WrittenItem) => writeTable([item])],
  ["a table with commas", (item: WrittenItem) => writeTable([item], ",")],
] as const;
const writers = [
  ["Google Merchant", merchantFeed],
  ["Prisjakt", prisjaktFeed],
] as const;
const ways = formats.flatMap(([kind, write]) => writers.map(([name, writer]) => ({ kind, name, write, writer })));

describe.each(ways)("a feed imported as $kind and exported for $name", ({ write, writer }) => {
  it("has every attribute that the shop does not decide itself, and each label in its place", async () => {
    await fc.assert(
      fc.asyncProperty(anyDelivery, async (delivered) => {
        const [before] = await read(write(delivered));
        const after = await exported(write(delivered), writer);
        expect(after?.carried).toEqual(before?.carried);
        expect(after?.customLabels).toEqual(before?.customLabels);
        for (const { name } of passthroughAttributes.filter((attribute) => Object.hasOwn(delivered, attribute.name))) {
          const said = delivered[name];
          expect(after?.carried).toHaveProperty(name, typeof said === "string" ? [said] : said);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("keeps a label's number where others before it are missing", async () => {
    const after = await exported(
      write({ id: "A1", title: "Skärm", custom_label_1: "höst", custom_label_3: "rea" }),
      writer,
    );
    expect(after?.customLabels).toEqual(["", "höst", "", "rea"]);
  });
});

describe.each(ways)("facts imported as $kind and exported for $name", ({ write, writer }) => {
  const facts = (values: readonly string[]): WrittenItem => ({
    id: "A1",
    title: "Skärm",
    product_highlight: ["Svarstid: 0.1 ms", "Anslutning: USB 3.2"],
    product_detail: values.map((value, index) => ({ section: "Bild", name: `Fakta ${index}`, value })),
  });

  it("have decimal commas in measures, and what is no measure as it was", async () => {
    const after = await exported(write(facts(["24.5 tum", "0.1 ms", "USB 3.2", "12.345A-B", "7.1"])), writer);
    expect(after?.details.map(({ value }) => value)).toEqual(["24,5 tum", "0,1 ms", "USB 3.2", "12.345A-B", "7.1"]);
    expect(after?.highlights).toEqual(["Svarstid: 0,1 ms", "Anslutning: USB 3.2"]);
  });
});

describe("attributes with parts", () => {
  const xml = (inside: string) =>
    `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>A1</g:id>${inside}</item></channel></rss>`;

  it.each(writers)("come through with their parts in the feed of %s", async (_, writer) => {
    const feed = xml(
      "<g:loyalty_program><g:program_label>klubb</g:program_label><g:price>90.00 SEK</g:price></g:loyalty_program>" +
        "<g:loyalty_program><g:program_label>guld: a, b</g:program_label></g:loyalty_program>" +
        "<g:subscription_cost><g:period>month</g:period><g:period_length>12</g:period_length><g:amount>99 SEK</g:amount></g:subscription_cost>" +
        "<g:installment><g:months>12</g:months><g:amount>99 SEK</g:amount><g:downpayment>0 SEK</g:downpayment><g:credit_type>lease</g:credit_type></g:installment>",
    );
    const after = await exported(feed, writer);
    expect(after?.carried).toEqual({
      loyalty_program: [{ program_label: "klubb", price: "90.00 SEK" }, { program_label: "guld: a, b" }],
      subscription_cost: [{ period: "month", period_length: "12", amount: "99 SEK" }],
    });
    expect(after?.installment).toEqual({ months: "12", amount: "99 SEK", downpayment: "0 SEK", creditType: "lease" });
  });

  it("do not let a shop's own figures or another page's address into a public feed", async () => {
    const feed = writeXml([
      {
        id: "A1",
        title: "Skärm",
        cost_of_goods_sold: "10 SEK",
        auto_pricing_min_price: "11 SEK",
        mobile_link: "https://m.x.example/",
      },
    ]);
    for (const [, writer] of writers) expect((await exported(feed, writer))?.carried).toEqual({});
  });

  it("are cut where an item has unreasonably many or long values", async () => {
    const many = writeTable([{ id: "A1", promotion_id: Array.from({ length: 1000 }, (_, n) => `p${n}`) }]);
    expect((await read(many))[0]?.carried.promotion_id).toHaveLength(feedBounds.carriedValues);
    const long = writeXml([{ id: "A1", excluded_destination: Array.from({ length: 50 }, () => "x".repeat(9000)) }]);
    const kept = (await read(long))[0]?.carried.excluded_destination ?? [];
    expect(kept).toHaveLength(Math.floor(feedBounds.carried / 9000));
  });
});
