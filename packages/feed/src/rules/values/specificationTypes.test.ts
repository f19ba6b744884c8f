import { describe, expect, it } from "vitest";
import { readMeasure } from "./readMeasure.ts";
import { createSpecificationStatistics } from "./specificationTypes.ts";

function typeOf(products: readonly (readonly string[])[]) {
  const statistics = createSpecificationStatistics();
  for (const values of products) {
    statistics.add("Skärmar", new Map([["Egenskap", values.map((text) => ({ text, measure: readMeasure(text) }))]]));
  }
  const [group] = statistics.groups();
  return group;
}

const numbers = (count: number, unit: string) => Array.from({ length: count }, (_, n) => [`${20 + n} ${unit}`]);

describe("the kind of a specification", () => {
  it("is an interval when nearly all values are numbers of one unit and more than eight differ", () => {
    expect(typeOf(numbers(9, "tum"))).toMatchObject({ type: "interval", unit: "tum", factor: 2.54 });
    expect(typeOf([...numbers(20, "tum"), ["okänd"]])?.type).toBe("interval");
    expect(typeOf([...numbers(20, "tum"), ["50 cm"]])).toMatchObject({ type: "interval", unit: "tum" });
  });

  it("is a choice when few values differ, many are words, or units measure different things", () => {
    expect(typeOf(numbers(8, "tum"))?.type).toBe("multiple_choice");
    expect(typeOf([...numbers(9, "tum"), ["a"], ["b"]])?.type).toBe("multiple_choice");
    expect(typeOf([...numbers(9, "tum"), ...numbers(9, "kg")])?.type).toBe("multiple_choice");
  });

  it("is a single choice between few values, and multiple when products have several at once", () => {
    expect(typeOf([["Ja"], ["Nej"]])?.type).toBe("single_choice");
    expect(typeOf([["Ja", "Nej"]])?.type).toBe("multiple_choice");
  });

  it("keeps texts that are nearly all different out of the filter, and leaves single values to the listings", () => {
    expect(typeOf([["Ja"], ["Ja"]])?.showInFilter).toBe(true);
    expect(typeOf(Array.from({ length: 80 }, (_, n) => [`text ${n} x`]))?.showInFilter).toBe(false);
  });
});

describe("an attribute that several product types have", () => {
  const groupsOf = (types: Readonly<Record<string, readonly (readonly string[])[]>>) => {
    const statistics = createSpecificationStatistics();
    for (const [type, products] of Object.entries(types))
      for (const values of products)
        statistics.add(type, new Map([["Bredd", values.map((text) => ({ text, measure: readMeasure(text) }))]]));
    return statistics.groups().map(({ productType, key, factor }) => [productType, key, factor]);
  };

  it("is one group when it is a choice between few values in one of them and between many in another", () => {
    expect(groupsOf({ Jackor: [["Smal"], ["Bred"]], Byxor: [["A"], ["B"], ["C"], ["D"]] })).toEqual([
      ["Jackor", "bredd|multiple_choice|", 1],
      ["Byxor", "bredd|multiple_choice|", 1],
    ]);
  });

  it("is one group of numbers in the unit of the most products, few numbers or many", () => {
    expect(groupsOf({ Lampor: numbers(9, "mm"), Lådor: numbers(12, "cm"), Skruvar: numbers(2, "mm") })).toEqual([
      ["Lampor", "bredd|interval|cm", 1],
      ["Lådor", "bredd|interval|cm", 1],
      ["Skruvar", "bredd|interval|cm", 1],
    ]);
  });

  it("is split when it is a measure in one type and a name in another", () => {
    expect(groupsOf({ Lampor: numbers(9, "mm"), Jackor: [["Smal"], ["Bred"]] })).toEqual([
      ["Lampor", "bredd|interval|mm", 0.1],
      ["Jackor", "bredd|single_choice|", 1],
    ]);
  });
});
