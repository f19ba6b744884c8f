import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logSums } from "./deskLog.ts";

describe("logSums", () => {
  it("lists the prices of a product: before, after, and the earlier one of a reduction", () => {
    const details = { product: 1008, from: 799_000, to: 749_000, prior: null };
    expect(logSums({ event: "price", details })).toEqual(["from", "to", "prior"]);
  });

  it("leaves out stock, which is counted in pieces", () => {
    expect(logSums({ event: "stock", details: { product: 1008, from: 4, to: 7 } })).toEqual([]);
  });

  it("includes the value of a code if it is money, and not if it is a percentage", () => {
    const code = { code: "JUL25", value: 2_500 };
    expect(logSums({ event: "make-code", details: { ...code, kind: "amount" } })).toEqual(["value"]);
    expect(logSums({ event: "make-code", details: { ...code, kind: "percent" } })).toEqual([]);
    expect(logSums({ event: "make-code", details: {} })).toEqual([]);
    expect(logSums({ event: "end-code", details: { ...code, kind: "amount" } })).toEqual([]);
  });

  it("leaves out the details of acts on orders, which are counted in pieces", () => {
    expect(logSums({ event: "credit", details: { from: 1, to: 2, value: 3 } })).toEqual([]);
  });

  it("gives nothing for unknown events", () => {
    const unknown = fc.string().filter((event) => event !== "price" && event !== "make-code");
    fc.assert(
      fc.property(unknown, fc.dictionary(fc.string(), fc.integer()), (event, details) => {
        expect(logSums({ event, details })).toEqual([]);
      }),
    );
  });
});
