import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromFormFields, toFormFields } from "../index.ts";

const name = fc.stringMatching(/^[a-z_][a-z0-9_]{0,8}$/);
const text = fc.string();
const texts = fc.array(text, { minLength: 1, maxLength: 3 });
const nested = fc.dictionary(
  name,
  fc.oneof(text, texts, fc.dictionary(name, fc.oneof(text, texts), { minKeys: 1, maxKeys: 3 })),
  { maxKeys: 5 },
);

describe("toFormFields", () => {
  it("writes flags as 1 and 0, null as an empty text and leaves undefined out", () => {
    expect(toFormFields({ yes: true, no: false, none: null, absent: undefined, count: 3 })).toEqual([
      ["yes", "1"],
      ["no", "0"],
      ["none", ""],
      ["count", "3"],
    ]);
  });

  it("names list items with empty brackets and groups in a list by number", () => {
    expect(toFormFields({ ids: [1, 2], rows: [{ a: 1 }, { a: 2 }] })).toEqual([
      ["ids[]", "1"],
      ["ids[]", "2"],
      ["rows[0][a]", "1"],
      ["rows[1][a]", "2"],
    ]);
  });
});

describe("fromFormFields", () => {
  it("reads back what toFormFields wrote", () => {
    fc.assert(
      fc.property(nested, (value) => {
        expect(JSON.parse(JSON.stringify(fromFormFields(toFormFields(value))))).toEqual(
          JSON.parse(JSON.stringify(value)),
        );
      }),
    );
  });

  it("never fails and never touches the prototype of objects", () => {
    const hostile = fc.oneof(text, fc.constantFrom("__proto__[x]", "constructor[prototype][x]", "a[__proto__][x]"));
    fc.assert(
      fc.property(fc.array(fc.tuple(hostile, text)), (fields) => {
        fromFormFields(fields);
        expect(Object.keys(Object.prototype)).toEqual([]);
        expect("x" in {}).toBe(false);
      }),
    );
  });

  it("uses the last value when a plain name is repeated", () => {
    expect(
      fromFormFields([
        ["flag", "0"],
        ["flag", "1"],
      ])["flag"],
    ).toBe("1");
  });

  it("ignores a field that contradicts an earlier one", () => {
    const fields: [string, string][] = [
      ["a", "1"],
      ["a[b]", "2"],
      ["c[d]", "3"],
      ["c", "4"],
      ["e[]", "5"],
      ["e", "6"],
    ];
    expect(JSON.stringify(fromFormFields(fields))).toBe('{"a":"1","c":{"d":"3"},"e":["5"]}');
  });

  it.each(["a[b", "a]b[", "[a]", "a[b]c", "a[1][2][3][4][5][6][7]"])("treats the odd name %s literally", (odd) => {
    expect(fromFormFields([[odd, "x"]])[odd]).toBe("x");
  });
});
