import fc from "fast-check";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { FeedItem } from "../feedItem.ts";
import { FeedError } from "../FeedError.ts";
import { writeTable, writeXml, type WrittenItem } from "../fixtures/writeFeed.ts";
import { readFeed } from "./readFeed.ts";

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(feed: string | Uint8Array, size = 7): Promise<FeedItem[]> {
  const bytes = typeof feed === "string" ? Buffer.from(feed) : feed;
  const items: FeedItem[] = [];
  for await (const item of readFeed(inChunks(bytes, size))) items.push(item);
  return items;
}

async function faultOf(feed: string | Uint8Array, size = 64): Promise<FeedError> {
  const error = await read(feed, size).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof FeedError)) throw new Error("The feed was read without a fault.", { cause: error });
  return error;
}

const items: readonly WrittenItem[] = [
  {
    id: "a1",
    title: "Blå jacka",
    price: "499.00 SEK",
    additional_image_link: ["https://x.example/1,2.jpg", "https://x.example/3.jpg"],
    product_highlight: ["Varm, torr", "Vind: tät"],
    product_detail: [
      { section: "Bild", name: "Bildformat", value: "16:9" },
      { section: "Mått", name: "Storlek", value: '27"' },
    ],
  },
  {
    id: "a2",
    title: "Röd\nhatt",
    price: "99 kr",
    product_detail: [{ section: "", name: "Interna 3,5-tumsplatser", value: "1" }],
  },
];

const place = ({ number: _n, line: _l, ...item }: FeedItem) => item;

describe("readFeed", () => {
  it("reads the same items from XML and every kind of table", async () => {
    const [one, two] = await read(writeXml(items));
    expect(one?.details).toEqual([
      { section: "Bild", name: "Bildformat", value: "16:9" },
      { section: "Mått", name: "Storlek", value: '27"' },
    ]);
    expect(one?.additionalImageLinks).toEqual(["https://x.example/1,2.jpg", "https://x.example/3.jpg"]);
    for (const delimiter of ["\t", "|", "~", ";", ","]) {
      const found = await read(writeTable(items, delimiter));
      expect(found.map(place)).toEqual([one, two].flatMap((item) => (item === undefined ? [] : [place(item)])));
    }
  });

  it("round-trips any well-formed items", async () => {
    const word = fc
      .string({ unit: fc.constantFrom(...Array.from("abcåÄ7 ,:;\"\\|~&<>'.\n")), minLength: 1, maxLength: 12 })
      .map((text) => text.trim())
      .filter((text) => text !== "");
    const line = word.map((text) => text.replaceAll("\n", " "));
    const written = fc.record({
      id: fc.uuid(),
      title: word,
      product_highlight: fc.array(line, { minLength: 1, maxLength: 3 }),
      product_detail: fc.array(fc.record({ section: line, name: line, value: line }), { minLength: 1, maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(written, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 5, max: 200 }),
        async (given, size) => {
          const expected = given.map((item) => ({
            id: item.id,
            title: item.title,
            highlights: item.product_highlight,
            details: item.product_detail,
          }));
          for (const feed of [writeXml(given), writeTable(given)]) {
            const found = await read(feed, size);
            expect(found.map(({ id, title, highlights, details }) => ({ id, title, highlights, details }))).toEqual(
              expected,
            );
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("recognises gzip by its content and rejects other archives", async () => {
    expect(await read(gzipSync(writeXml(items)))).toHaveLength(2);
    expect((await faultOf(Buffer.from("PK\u0003\u0004rest", "latin1"))).code).toBe("archive-unsupported");
    expect((await faultOf(Buffer.from("BZh91AY", "latin1"))).code).toBe("archive-unsupported");
  });

  it.each([
    ["UTF-8 with a mark", (text: string) => Buffer.from(`\ufeff${text}`)],
    ["UTF-16 little-endian with a mark", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")],
    ["UTF-16 big-endian with a mark", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
    ["UTF-16 without a mark", (text: string) => Buffer.from(text, "utf16le")],
    ["Windows-1252", (text: string) => Buffer.from(text, "latin1")],
  ])("reads a table in %s", async (_name, encode) => {
    const [item] = await read(encode(writeTable([{ id: "1", title: "Kåpa räk öl" }])), 2048);
    expect(item?.title).toBe("Kåpa räk öl");
  });

  it("follows the encoding of an XML declaration", async () => {
    const feed = Buffer.from(writeXml([{ id: "1", title: "Räksmörgås" }], "ISO-8859-1"), "latin1");
    expect((await read(feed))[0]?.title).toBe("Räksmörgås");
  });

  it("limits the effect of a first wrong byte late in a UTF-8 file to that byte", async () => {
    const feed = Buffer.concat([
      Buffer.from(`id\ttitle\n1\tÅl\n3\t${"x".repeat(1100)}\n2\tX`),
      Buffer.from([0xff]),
      Buffer.from("Ö\n"),
    ]);
    expect((await read(feed, 15)).map((item) => item.title.slice(0, 3))).toEqual(["Ål", "xxx", "X\ufffdÖ"]);
  });

  it("binds attributes by namespace, prefers them to plain elements and ignores foreign ones", async () => {
    const feed = `<rss version="3.0" xmlns:x="http://base.google.com/ns/1.0" xmlns:pj="https://schema.prisjakt.nu/ns/1.0" xmlns:g="urn:other"><channel><item>
      <title>Plain</title><x:title>Own</x:title><g:title>Foreign</g:title><x:id>1</x:id><pj:condition>new</pj:condition><description><![CDATA[<p>Hej</p>]]></description></item></channel></rss>`;
    expect(await read(feed)).toMatchObject([{ id: "1", title: "Own", condition: "new", description: "<p>Hej</p>" }]);
  });

  it("reads Atom with links in attributes", async () => {
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry><g:id>1</g:id><title>T</title><link href="https://x.example/1"/></entry></feed>`;
    expect(await read(feed)).toMatchObject([{ id: "1", title: "T", link: "https://x.example/1" }]);
  });

  it("accepts headers in other case, with spaces, prefixes, unknown columns and spelt-out parts", async () => {
    const feed =
      "Extra\tG:ID\tTitle\tImage Link\tproduct_detail(attribute_name:attribute_value)\nx\t1\tT\thttps://x.example/a.jpg\tFärg:Svart\n";
    expect(await read(feed)).toMatchObject([
      { id: "1", imageLink: "https://x.example/a.jpg", details: [{ section: "", name: "Färg", value: "Svart" }] },
    ]);
  });

  it("accepts a backslash before a colon and details without a section", async () => {
    const [item] = await read("id\tproduct_detail\n1\tBild:Format:16\\:9,Färg:Blå\n");
    expect(item?.details).toEqual([
      { section: "Bild", name: "Format", value: "16:9" },
      { section: "", name: "Färg", value: "Blå" },
    ]);
  });

  it("marks a row with the wrong number of cells", async () => {
    const found = await read("id\ttitle\n1\tA\n2\n3\tC\tmer\n4\tD\n");
    expect(found.map((item) => item.fault)).toEqual([null, "columns", "columns", null]);
  });

  it("rejects malformed XML with line and item", async () => {
    const fault = await faultOf(writeXml(items).replace("<g:title>Röd", "<g:title><g:x>Röd"));
    expect(fault).toMatchObject({ code: "xml-malformed", item: 2 });
    expect(fault.line).toBeGreaterThan(10);
  });

  it("rejects a delivery that was cut off", async () => {
    const xml = writeXml(items);
    expect((await faultOf(xml.slice(0, xml.indexOf("Röd")))).code).toBe("cut-off");
    const packed = gzipSync(xml);
    expect((await faultOf(packed.subarray(0, packed.length - 20))).code).toBe("cut-off");
    expect(await faultOf("id\ttitle\tprice\n1\tA\t1 kr\n2\tB")).toMatchObject({ code: "cut-off", item: 2, line: 3 });
    expect((await faultOf('id\ttitle\n1\t"A\n2\tB\n')).code).toBe("cut-off");
  });

  it("expands no entities of a document type", async () => {
    const feed = `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><id>&x;</id></item></channel></rss>`;
    expect((await faultOf(feed)).code).toBe("entities-refused");
    expect((await faultOf("<!DOCTYPE rss><rss><channel><item><id>&x;</id></item></channel></rss>")).code).toBe(
      "xml-malformed",
    );
  });

  it("closes the delivery when it is rejected in the middle", async () => {
    let isClosed = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        yield Buffer.from("<rss><channel><item><id>1</id></wrong>");
        for (;;) yield Buffer.from(" ");
      } finally {
        isClosed = true;
      }
    }
    await expect(async () => {
      for await (const item of readFeed(endless())) expect(item.id).toBe("1");
    }).rejects.toMatchObject({ code: "xml-malformed" });
    expect(isClosed).toBe(true);
  });

  it("rejects what is not a feed", async () => {
    expect((await faultOf("<html><body>Nope</body></html>")).code).toBe("not-a-feed");
    expect((await faultOf("name\tvalue\n1\t2\n")).code).toBe("header-missing");
    expect((await faultOf("")).code).toBe("not-a-feed");
  });
});
