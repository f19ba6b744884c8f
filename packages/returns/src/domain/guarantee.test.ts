import { describe, expect, it } from "vitest";
import { shownDurability } from "./guarantee.ts";

const five = { brand: "Nordvik", model: "NV 8014", years: 5, image: null };

describe("shownDurability", () => {
  it("shows a guarantee of more than two years", () => {
    expect(shownDurability(five)).toEqual(five);
    expect(shownDurability({ ...five, years: 2.5 })).not.toBeNull();
  });

  it("hides one that only repeats the law, or names no brand or model", () => {
    expect(shownDurability({ ...five, years: 2 })).toBeNull();
    expect(shownDurability({ ...five, brand: "" })).toBeNull();
    expect(shownDurability({ ...five, model: "" })).toBeNull();
    expect(shownDurability({ ...five, years: Number.NaN })).toBeNull();
    expect(shownDurability(null)).toBeNull();
  });
});
