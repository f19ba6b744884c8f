import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RawItem } from "../../reading/rawItem.ts";
import { toStoreStock } from "./toStoreStock.ts";

function rawRow(cells: Readonly<Record<string, string>>): RawItem {
  const values = new Map(Object.entries(cells).map(([name, text]) => [name, [{ text, parts: null }]]));
  return { number: 1, line: 2, values, fault: null };
}

const piecesOf = (cells: Readonly<Record<string, string>>) => {
  const { quantity, problem } = toStoreStock(rawRow({ store_code: "torget", id: "a1", ...cells }));
  return [quantity, problem];
};

describe("a row of store stock", () => {
  it("gives how many pieces of an article are in a store", () => {
    expect(toStoreStock(rawRow({ store_code: " Torget ", id: "A1", quantity: "12" }))).toEqual({
      line: 2,
      storeCode: "Torget",
      id: "A1",
      quantity: 12,
      problem: null,
    });
  });

  it.each([
    ["0", 0, null],
    ["1 200", 1200, null],
    ["1\u00a0200", 1200, null],
    ["7.00", 7, null],
    ["7,0", 7, null],
    ["-3", 0, "quantity-negative"],
    ["-0", 0, null],
    ["1000001", null, "quantity-unreadable"],
    ["2,5", null, "quantity-unreadable"],
    ["1e3", null, "quantity-unreadable"],
    ["ca 4", null, "quantity-unreadable"],
  ])("reads %j as %j pieces", (quantity, pieces, problem) => {
    expect(piecesOf({ quantity })).toEqual([pieces, problem]);
  });

  it.each([
    ["in_stock", 1, "quantity-assumed"],
    ["limited availability", 1, "quantity-assumed"],
    ["out of stock", 0, null],
    ["on_display_to_order", 0, null],
    ["On display to order", 0, null],
    ["backorder", 0, null],
    ["maybe", 0, "availability-unknown"],
  ])("reads %j without a number as %j pieces", (availability, pieces, problem) => {
    expect(piecesOf({ availability })).toEqual([pieces, problem]);
  });

  it("counts nothing for an article that is out of stock, and otherwise the given number", () => {
    expect(piecesOf({ availability: "out_of_stock", quantity: "5" })).toEqual([0, null]);
    expect(piecesOf({ availability: "in_stock", quantity: "5" })).toEqual([5, null]);
  });

  it("gives nothing when a value is missing", () => {
    expect(piecesOf({})).toEqual([null, "quantity-missing"]);
    expect(piecesOf({ store_code: " ", quantity: "1" })).toEqual([null, "store-missing"]);
    expect(piecesOf({ id: "", quantity: "1" })).toEqual([null, "article-missing"]);
    expect(toStoreStock({ ...rawRow({ store_code: "a", id: "b", quantity: "1" }), fault: "columns" })).toMatchObject({
      quantity: null,
      problem: "columns",
    });
  });

  it("never gives a number below zero or above a million", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (quantity, availability) => {
        const [pieces] = piecesOf({ quantity, availability });
        expect(
          pieces === null || (Number.isInteger(pieces) && Number(pieces) >= 0 && Number(pieces) <= 1_000_000),
        ).toBe(true);
      }),
    );
  });
});
