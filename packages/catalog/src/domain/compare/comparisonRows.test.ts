import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ComparedFact } from "./comparisonRows.ts";
import { comparisonRows } from "./comparisonRows.ts";

const fact = (title: string, value: string, unit: string | null = null): ComparedFact => ({ title, unit, value });

describe("comparisonRows", () => {
  it("puts equal headings side by side and marks equal values", () => {
    const rows = comparisonRows([
      [fact("Kapacitet", "8", "kg"), fact("Lucka", "Front")],
      [fact("Kapacitet", "7", "kg"), fact("Lucka", "Front")],
    ]);
    expect(rows).toEqual([
      { title: "Kapacitet", unit: "kg", values: ["8", "7"], isSame: false },
      { title: "Lucka", unit: null, values: ["Front", "Front"], isSame: true },
    ]);
  });

  it("puts a row in the section given by the first product that has one", () => {
    const rows = comparisonRows([
      [fact("Kapacitet", "8", "kg"), { ...fact("Lucka", "Front"), section: null }],
      [
        { ...fact("Kapacitet", "7", "kg"), section: "Tvätt" },
        { ...fact("Lucka", "Topp"), section: "Design" },
      ],
      [{ ...fact("Lucka", "Front"), section: "Utseende" }],
    ]);
    expect(rows.map(({ title, section }) => [title, section])).toEqual([
      ["Kapacitet", "Tvätt"],
      ["Lucka", "Design"],
    ]);
  });

  it("leaves a gap where a product has no value", () => {
    const [row] = comparisonRows([[fact("Ljud", "47", "dB")], []]);
    expect(row).toEqual({ title: "Ljud", unit: "dB", values: ["47", null], isSame: false });
  });

  it("puts a heading after the heading that comes before it in its own product", () => {
    const rows = comparisonRows([
      [fact("A", "1"), fact("C", "1")],
      [fact("A", "1"), fact("B", "1"), fact("C", "1"), fact("D", "1")],
    ]);
    expect(rows.map(({ title }) => title)).toEqual(["A", "B", "C", "D"]);
  });

  it("separates values with different units and joins the values that a product repeats", () => {
    const rows = comparisonRows([
      [fact("Vikt", "2", "kg"), fact("Port", "USB-A"), fact("Port", "USB-C")],
      [fact("Vikt", "900", "g")],
    ]);
    expect(rows.map(({ title, unit, values }) => [title, unit, values])).toEqual([
      ["Vikt", "g", [null, "900"]],
      ["Vikt", "kg", ["2", null]],
      ["Port", null, ["USB-A, USB-C", null]],
    ]);
  });

  const facts = fc.uniqueArray(
    fc.record({
      title: fc.constantFrom("A", "B", "C", "D", "E"),
      unit: fc.constantFrom(null, "kg"),
      value: fc.string(),
    }),
    {
      selector: ({ title, unit }) => `${title} ${unit}`,
    },
  );

  it("gives every fact of every product, with each heading once", () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 4 }), (products) => {
        const rows = comparisonRows(products);
        const names = rows.map(({ title, unit }) => `${title} ${unit}`);
        expect(new Set(names).size).toBe(names.length);
        for (const [index, own] of products.entries()) {
          const said = rows.flatMap(({ title, unit, values }) => {
            const value = values[index] ?? null;
            return value === null ? [] : [{ title, unit, value }];
          });
          expect(said).toHaveLength(own.length);
          expect(said).toEqual(expect.arrayContaining(own));
        }
        const [first = []] = products;
        const order = rows.filter(({ values }) => values[0] !== null && values[0] !== undefined);
        expect(new Set(order.map(({ title }) => title))).toEqual(new Set(first.map(({ title }) => title)));
      }),
    );
  });
});
