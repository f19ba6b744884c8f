import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GroupKind, SpecificationChoice } from "./specificationString.ts";
import { isInterval, parseSpecifications, writeSpecifications } from "./specificationString.ts";

const groups: readonly GroupKind[] = [
  { groupId: 101, type: "single_choice" },
  { groupId: 102, type: "multiple_choice" },
  { groupId: 103, type: "interval" },
];

describe("writeSpecifications", () => {
  it("writes values and intervals in the order in which they were chosen", () => {
    expect(
      writeSpecifications([
        { groupId: "101", values: ["10107"] },
        { groupId: "102", values: ["10201", "10204"] },
        { groupId: "103", min: -25, max: 5 },
      ]),
    ).toBe("101:10107|102:10201,10204|103:-25~5|");
  });

  it("writes no group without values", () => {
    expect(writeSpecifications([{ groupId: "102", values: [] }])).toBe("");
  });
});

describe("parseSpecifications", () => {
  it("reads values and intervals", () => {
    expect(parseSpecifications("101:10107|103:44~47|", groups)).toEqual([
      { groupId: "101", values: ["10107"] },
      { groupId: "103", min: 44, max: 47 },
    ]);
  });

  it("uses the first value of a single-choice group", () => {
    expect(parseSpecifications("101:10107,10108|101:10109|", groups)).toEqual([{ groupId: "101", values: ["10107"] }]);
  });

  it("joins the parts of one multiple-choice group", () => {
    expect(parseSpecifications("102:10201|102:10204|102:10201|", groups)).toEqual([
      { groupId: "102", values: ["10201", "10204"] },
    ]);
  });

  it("keeps the first interval of a group", () => {
    expect(parseSpecifications("103:44~47|103:45~46|", groups)).toEqual([{ groupId: "103", min: 44, max: 47 }]);
  });

  it("reads an unknown group with a tilde as an interval and any other as values", () => {
    expect(parseSpecifications("7:1~2|8:a,b|")).toEqual([
      { groupId: "7", min: 1, max: 2 },
      { groupId: "8", values: ["a", "b"] },
    ]);
  });

  it.each(["nothing", ":5", "103:44", "103:a~b", "103:47~44", "103:1.5~2", "101:", "|||", "103:~"])(
    "ignores the malformed part %s and uses the rest",
    (part) => {
      expect(parseSpecifications(`${part}|102:10201|`, groups)).toEqual([{ groupId: "102", values: ["10201"] }]);
    },
  );

  it("reads back every selection, including escaped characters", () => {
    const text = fc.string({ minLength: 1 });
    const values = fc.record({ groupId: text, values: fc.uniqueArray(text, { minLength: 1 }) });
    const interval = fc
      .tuple(text, fc.integer({ min: -1e8, max: 1e8 }), fc.nat(1e6))
      .map(([groupId, min, width]) => ({ groupId, min, max: min + width }));
    const choices: fc.Arbitrary<SpecificationChoice[]> = fc.uniqueArray(fc.oneof(values, interval), {
      selector: (choice) => choice.groupId,
    });
    fc.assert(
      fc.property(choices, (selection) => {
        const kinds = selection.map((choice): GroupKind => ({
          groupId: choice.groupId,
          type: isInterval(choice) ? "interval" : "multiple_choice",
        }));
        expect(parseSpecifications(writeSpecifications(selection), kinds)).toEqual(selection);
      }),
    );
  });

  it("never fails, whatever the address holds", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const choice of parseSpecifications(text, groups)) expect(choice.groupId).not.toBe("");
      }),
    );
  });
});
