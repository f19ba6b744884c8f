import { describe, expect, it } from "vitest";
import { summaryOf } from "./summaryOf.ts";

describe("summaryOf", () => {
  it("names the first three facts", () => {
    const facts = ["Skärmstorlek: 27 tum", "Upplösning: 2560 x 1440", "Paneltyp: IPS", "Svarstid: 1 ms"];
    expect(summaryOf(facts)).toBe("Skärmstorlek: 27 tum, Upplösning: 2560 x 1440, Paneltyp: IPS");
  });

  it("combines the values of a fact with several values", () => {
    const facts = ["Material: Fleece", "Material: Hampa", "Material: Nylon", "Passform: Normal", "Material: Hampa"];
    expect(summaryOf(facts)).toBe("Material: Fleece, Hampa och Nylon, Passform: Normal");
  });

  it("leaves texts without a name as they are, and drops duplicates", () => {
    expect(summaryOf(["Vattentät till 10 m", "Vattentät till 10 m", ": x"])).toBe("Vattentät till 10 m, : x");
    expect(summaryOf([])).toBe("");
  });
});
