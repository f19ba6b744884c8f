import { describe, expect, it } from "vitest";
import { deviations } from "./deviations.ts";

describe("deviations", () => {
  it("finds none where an answer was read as it was sent", () => {
    expect(deviations({ a: [{ b: 1, c: null }] }, { a: [{ b: 1, c: null }] })).toEqual([]);
  });

  it("ignores fields that were sent and not read", () => {
    expect(deviations({ a: 1, more: 2 }, { a: 1 })).toEqual([]);
  });

  it("names the place of a value that was read differently, without list indexes", () => {
    expect(deviations({ lines: [{ price: "5" }, { price: "6" }] }, { lines: [{ price: 5 }, { price: 6 }] })).toEqual([
      { place: "lines[].price", text: "is sent as string, read as number" },
      { place: "lines[].price", text: "is sent as string, read as number" },
    ]);
  });

  it("names what was filled in", () => {
    expect(deviations({}, { list: [] })).toEqual([{ place: "list", text: "is missing, read as []" }]);
    expect(deviations({}, { list: undefined })).toEqual([]);
  });
});
