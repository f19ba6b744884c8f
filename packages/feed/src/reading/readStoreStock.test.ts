import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { FeedError } from "../FeedError.ts";
import type { StoreStockRow } from "../rules/values/toStoreStock.ts";
import { readStoreStock } from "./readStoreStock.ts";

async function* whole(table: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield Buffer.from(table);
}

async function read(table: string | Uint8Array): Promise<readonly StoreStockRow[]> {
  const rows: StoreStockRow[] = [];
  for await (const row of readStoreStock(whole(table))) rows.push(row);
  return rows;
}

async function faultOf(table: string): Promise<unknown> {
  const error: unknown = await read(table).catch((reason: unknown) => reason);
  return error instanceof FeedError ? [error.code, error.line] : error;
}

const table = "store_code\tid\tquantity\ntorget\ta1\t3\nhamnen\ta1\t0\n";
const rows = [
  { line: 2, storeCode: "torget", id: "a1", quantity: 3, problem: null },
  { line: 3, storeCode: "hamnen", id: "a1", quantity: 0, problem: null },
];

describe("readStoreStock", () => {
  it("reads a table with tabs, semicolons or commas, compressed or not, with columns in any case", async () => {
    expect(await read(table)).toEqual(rows);
    expect(await read(table.replaceAll("\t", ";"))).toEqual(rows);
    expect(await read(gzipSync(table.replaceAll("\t", ",")))).toEqual(rows);
    expect(await read(table.replace("store_code\tid\tquantity", "Store Code\tg:ID\tQuantity"))).toEqual(rows);
    expect(await read(Buffer.from(`\ufeff${table}`, "utf16le"))).toEqual(rows);
  });

  it("leaves out what it does not know, and reports the line of an invalid row", async () => {
    expect(await read("id,price,store_code,quantity\na1,10 SEK,torget,3\na2,torget\na3,,torget,1\n")).toMatchObject([
      { line: 2, quantity: 3, problem: null },
      { line: 3, quantity: null, problem: "columns" },
      { line: 4, id: "a3", quantity: 1, problem: null },
    ]);
  });

  it("rejects what is not a stock table", async () => {
    expect(await faultOf("id\ttitle\n1\tStol\n")).toEqual(["stock-header-missing", 1]);
    expect(await faultOf("store_code\tid\n1\tStol\n")).toEqual(["stock-header-missing", 1]);
    expect(await faultOf("<rss><channel></channel></rss>")).toEqual(["not-a-table", undefined]);
    expect(await faultOf("")).toEqual(["not-a-feed", 1]);
    expect(await faultOf(table.slice(0, -4))).toEqual(["cut-off", 3]);
  });
});
