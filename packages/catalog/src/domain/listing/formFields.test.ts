import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GroupKind } from "./specificationString.ts";
import { intervalFieldName, readFormSpecifications, readTypedPrice, readWholeNumber } from "./formFields.ts";

const groups: readonly GroupKind[] = [
  { groupId: 101, type: "single_choice" },
  { groupId: 102, type: "multiple_choice" },
  { groupId: 103, type: "interval" },
];
const read = (...entries: readonly (readonly [string, string])[]) => readFormSpecifications({ entries, groups });

describe("readWholeNumber", () => {
  it.each([
    ["0", 0],
    ["12", 12],
    ["-25", -25],
    [" 7 ", 7],
    ["007", 7],
    ["999999999", 999_999_999],
  ])("reads %j", (text, number) => {
    expect(readWholeNumber(text)).toBe(number);
  });

  it.each(["", " ", "1.5", "1,5", "1e3", "0x10", "1000000000", "NaN", "Infinity", "null", "+5", "1 000", "٣"])(
    "rejects %j as a whole number",
    (text) => {
      expect(readWholeNumber(text)).toBeNull();
    },
  );
});

describe("readTypedPrice", () => {
  it.each([
    ["4990", 4990],
    ["4 990", 4990],
    ["4\u00a0990", 4990],
    ["4990,50", 4990],
    ["4990.99", 4990],
    ["4990,", 4990],
    ["0", 0],
    [" 12 ", 12],
  ])("reads the price %j as a person means it, in whole kronor", (text, kronor) => {
    expect(readTypedPrice(text)).toBe(kronor);
  });

  it.each(["", "-1", "gratis", "1e3", "NaN", "Infinity", "1,2,3", "12345678901", "kr"])(
    "rejects %j as a price",
    (text) => {
      expect(readTypedPrice(text)).toBeNull();
    },
  );

  it("reads no negative price and no part of a krona, whatever is typed", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
        const price = readTypedPrice(text);
        expect(price === null || (Number.isInteger(price) && price >= 0)).toBe(true);
      }),
    );
  });
});

describe("the two fields of an interval", () => {
  const from = intervalFieldName("from", 103, 44);
  const to = intervalFieldName("to", 103, 53);

  it.each([
    ["both ends", "45", "50", [{ groupId: "103", min: 45, max: 50 }]],
    ["one and the same end", "47", "47", [{ groupId: "103", min: 47, max: 47 }]],
    ["only the lower end", "45", "", [{ groupId: "103", min: 45, max: 53 }]],
    ["only the upper end", "", "50", [{ groupId: "103", min: 44, max: 50 }]],
    ["decimals, which count for nothing", "45,9", "50.1", [{ groupId: "103", min: 45, max: 50 }]],
    ["ends that cross", "50", "45", []],
    ["what is no number", "tyst", "50", []],
    ["nothing", "", "", []],
  ])("read as %s", (_, ...[lowest, highest, choices]) => {
    expect(read([from, lowest], [to, highest])).toEqual(choices);
    expect(read([to, highest], [from, lowest])).toEqual(choices);
  });

  it("accept negative ends, as those of a freezer", () => {
    const fields = [
      [intervalFieldName("from", 103, -40), "-25"],
      [intervalFieldName("to", 103, -10), ""],
    ] as const;
    expect(read(...fields)).toEqual([{ groupId: "103", min: -25, max: -10 }]);
  });

  it("are distinguished by their group", () => {
    const other = [intervalFieldName("from", 9, 0), intervalFieldName("to", 9, 100)] as const;
    expect(read([from, "45"], [to, ""], [other[0], ""], [other[1], "60"])).toEqual([
      { groupId: "103", min: 45, max: 53 },
      { groupId: "9", min: 0, max: 60 },
    ]);
  });

  it.each(["from[103]", "from[103][x]", "from[][44]", "at[103][44]", "xfrom[103][44]", "from[103][44]x"])(
    "do not include a field called %j",
    (name) => {
      expect(read([name, "45"])).toEqual([]);
    },
  );
});

describe("readFormSpecifications", () => {
  it("reads the boxes and the selects of a form together, and ignores fields with other names", () => {
    expect(
      read(
        ["specifications[101]", "101:10107|"],
        ["specifications", "102:10201|"],
        ["specifications", "102:10204|"],
        ["specification", "102:10209|"],
        ["brands", "102:10299|"],
      ),
    ).toEqual([
      { groupId: "101", values: ["10107"] },
      { groupId: "102", values: ["10201", "10204"] },
    ]);
  });

  it("ignores the empty option that every single choice begins with", () => {
    expect(read(["specifications[101]", ""])).toEqual([]);
  });
});
