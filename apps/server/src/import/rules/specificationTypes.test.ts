import { describe, expect, it } from "vitest";
import { readMeasure } from "./measure.ts";
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
  it("is an interval when nearly all are numbers of one unit and more than eight differ", () => {
    expect(typeOf(numbers(9, "tum"))).toMatchObject({ type: "interval", unit: "tum", factor: 2.54 });
    expect(typeOf([...numbers(20, "tum"), ["okänd"]])?.type).toBe("interval");
    expect(typeOf([...numbers(20, "tum"), ["50 cm"]])).toMatchObject({ type: "interval", unit: "tum" });
  });

  it("is a choice when few differ, many are words or units measure different things", () => {
    expect(typeOf(numbers(8, "tum"))?.type).toBe("multiple_choice");
    expect(typeOf([...numbers(9, "tum"), ["a"], ["b"]])?.type).toBe("multiple_choice");
    expect(typeOf([...numbers(9, "tum"), ...numbers(9, "kg")])?.type).toBe("multiple_choice");
  });

  it("is a single choice between few values, several at once are multiple", () => {
    expect(typeOf([["Ja"], ["Nej"]])?.type).toBe("single_choice");
    expect(typeOf([["Ja", "Nej"]])?.type).toBe("multiple_choice");
  });

  it("keeps texts that are nearly all different out of the filter, and leaves one value to the listings", () => {
    expect(typeOf([["Ja"], ["Ja"]])?.showInFilter).toBe(true);
    expect(typeOf(Array.from({ length: 80 }, (_, n) => [`text ${n} x`]))?.showInFilter).toBe(false);
  });
});
