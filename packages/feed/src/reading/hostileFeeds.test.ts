import { createGzip, gzipSync } from "node:zlib";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { FeedError } from "../FeedError.ts";
import { readFeed } from "./readFeed.ts";

const megabyte = 1_000_000;

/** An endless source of bytes (or one of `times` repeats), which counts how many were read. */
class Endless {
  taken = 0;
  readonly #head: string;
  readonly #unit: Buffer;
  readonly #times: number;

  constructor(head: string, unit: string, times = 4000) {
    this.#head = head;
    this.#unit = Buffer.from(unit.repeat(Math.ceil(200_000 / unit.length)));
    this.#times = times;
  }

  async *bytes(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(this.#head);
    for (let n = 0; n < this.#times; n += 1) {
      this.taken += this.#unit.length;
      yield this.#unit;
    }
  }
}

async function faultOf(bytes: AsyncIterable<Uint8Array>, now?: () => number): Promise<FeedError> {
  const error = await (async () => {
    for await (const item of readFeed(bytes, now)) expect(item.number).toBeGreaterThan(0);
    return null;
  })().catch((reason: unknown) => reason);
  if (!(error instanceof FeedError)) throw new Error("The feed was read without a fault.", { cause: error });
  return error;
}

async function* whole(feed: string | Uint8Array, size = 64_000): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(feed);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const rss = "<rss><channel>";
const item = `${rss}<item><id>1</id>`;

describe("a hostile feed", () => {
  it.each([
    { kind: "text outside of items", head: `${rss}<title>`, unit: "abc \n", code: "element-too-large" },
    { kind: "text in an item", head: `${item}<title>`, unit: "abc &amp; \n", code: "item-too-large" },
    { kind: "a comment", head: `${rss}<!--`, unit: "abc ", code: "element-too-large" },
    { kind: "CDATA", head: `${item}<description><![CDATA[`, unit: "abc ", code: "item-too-large" },
    { kind: "an attribute", head: `${rss}<title text="`, unit: "abc ", code: "element-too-large" },
    { kind: "a processing instruction", head: `${rss}<?php `, unit: "abc ", code: "element-too-large" },
    { kind: "a document type", head: "<!DOCTYPE rss PUBLIC '", unit: "abc ", code: "element-too-large" },
    { kind: "an item of many small elements", head: item, unit: "<a/>", code: "item-too-large" },
    { kind: "one row of a table", head: "id\ttitle\n1\t", unit: "abc ", code: "item-too-large" },
    { kind: "one row of many cells", head: "id\ttitle\n1", unit: "\t", code: "item-too-large" },
    { kind: "a header", head: "", unit: "id\t", code: "header-missing" },
    { kind: "zeros", head: "x", unit: "\0", code: "header-missing" },
    { kind: "white space", head: "", unit: " \n", code: "not-a-feed" },
  ])("of $kind without an end is rejected early", async ({ head, unit, code }) => {
    const endless = new Endless(head, unit);

    expect((await faultOf(endless.bytes())).code).toBe(code);
    expect(endless.taken).toBeLessThan(6 * megabyte);
  });

  it("with thousands of attributes in one tag is rejected", async () => {
    const tag = `<title ${Array.from({ length: 100_000 }, (_, n) => `a${n}="1"`).join(" ")}>`;

    expect((await faultOf(whole(rss + tag))).code).toBe("element-too-large");
  });

  it("of 60 000 nested elements is rejected", async () => {
    expect((await faultOf(whole(rss + "<a>".repeat(60_000)))).code).toBe("nested-too-deep");
  });

  it.each([
    ["JSON", `{"a":"${"x".repeat(256_000)}"}`],
    ["brackets that nobody closes", "(".repeat(256_000)],
    ["quotes that nobody closes", 'id,"a'.repeat(50_000)],
  ])("that is a single line of %s is rejected as not a feed", async (_, line) => {
    expect((await faultOf(whole(line))).code).toBe("header-missing");
  });

  it("with unclosed quotes in a cell is read", async () => {
    const cell = '"x,'.repeat(300_000);
    const items = [];
    for await (const one of readFeed(whole(`id\tproduct_highlight\n1\t${cell}\n`))) items.push(one.id);

    expect(items).toEqual(["1"]);
  });

  it("that grows more than a hundredfold is rejected when it passes 200 MB", async () => {
    async function* plain(): AsyncGenerator<Uint8Array> {
      yield Buffer.from("id\ttitle\n");
      const row = Buffer.from(`1\t${"x".repeat(999_000)}\n`);
      for (let n = 0; n < 260; n += 1) yield row;
    }
    const packed = Readable.from(plain()).pipe(createGzip());

    expect((await faultOf(packed)).code).toBe("unpacked-too-large");
  });

  it("that compresses well but is small is read", async () => {
    const rows = Array.from({ length: 2000 }, (_, n) => `${n}\t${"x".repeat(1000)}\n`).join("");
    let count = 0;
    for await (const one of readFeed(whole(gzipSync(`id\ttitle\n${rows}`)))) count += Number(one.id !== "");

    expect(count).toBe(2000);
  });

  it("that brings no item for half a minute is dropped, but not if only its consumers are slow", async () => {
    let time = 0;
    async function* drip(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`${item}</item><item><title>${" ".repeat(1024)}`);
      for (;;) {
        time += 1000;
        yield Buffer.from("x");
      }
    }
    const read: string[] = [];
    await expect(async () => {
      for await (const one of readFeed(drip(), () => time)) {
        read.push(one.id);
        time += 60_000;
      }
    }).rejects.toMatchObject({ code: "too-slow" });
    expect(read).toEqual(["1"]);
    expect(time).toBeLessThan(100_000);
  });

  it("that claims UTF-8 and is Latin-1 is read as Latin-1; one wrong byte in UTF-8 changes nothing else", async () => {
    const feed = `<?xml version="1.0" encoding="UTF-8"?>${rss}<item><id>1</id><title>Räksmörgås på kåk</title></item></channel></rss>`;
    const wrong = Buffer.from(feed.replace("kåk", "k@k"));
    wrong[wrong.indexOf("k@k") + 1] = 0xff;
    const titles: string[] = [];
    for (const bytes of [Buffer.from(feed, "latin1"), Buffer.from(feed), wrong]) {
      for await (const { title } of readFeed(whole(bytes))) titles.push(title);
    }

    expect(titles).toEqual(["Räksmörgås på kåk", "Räksmörgås på kåk", "Räksmörgås på k\ufffdk"]);
  });
});
