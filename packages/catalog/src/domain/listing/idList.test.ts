import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeValue, parseIdList, unescapeValue, writeIdList } from "./idList.ts";

describe("writeIdList", () => {
  it("puts a pipe after each id", () => {
    expect(writeIdList(["2", 5])).toBe("2|5|");
  });

  it("writes an empty text for no ids", () => {
    expect(writeIdList([])).toBe("");
  });
});

describe("parseIdList", () => {
  it("leaves out empty and repeated ids", () => {
    expect(parseIdList("2||5|2|")).toEqual(["2", "5"]);
  });

  it("reads back whatever was written", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 })), (ids) => {
        expect(parseIdList(writeIdList(ids))).toEqual(ids);
      }),
    );
  });
});

describe("escapeValue", () => {
  it("escapes separators so that they can be used inside a value", () => {
    expect(escapeValue("a|b:c,d~e%")).toBe("a%7Cb%3Ac%2Cd%7Ee%25");
  });

  it("decodes only the escaped separators when reading", () => {
    expect(unescapeValue("100%20%7c")).toBe("100%20|");
  });
});
