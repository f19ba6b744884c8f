import { describe, expect, it } from "vitest";
import { compareVariantValues } from "./variantOrder.ts";

describe("compareVariantValues", () => {
  it("sorts sizes, amounts and words as shoppers expect them", () => {
    expect(["XL", "S", "M", "XS", "XXL"].sort(compareVariantValues)).toEqual(["XS", "S", "M", "XL", "XXL"]);
    expect(["1 TB", "512 GB", "2 TB", "256 GB"].sort(compareVariantValues)).toEqual([
      "256 GB",
      "512 GB",
      "1 TB",
      "2 TB",
    ]);
    expect(["Öl", "Zink", "Ål", "Blå"].sort(compareVariantValues)).toEqual(["Blå", "Zink", "Ål", "Öl"]);
    expect(["C52", "C48", "C100"].sort(compareVariantValues)).toEqual(["C48", "C52", "C100"]);
  });
});
