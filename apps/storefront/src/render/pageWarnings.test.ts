import { aDisclosure, aProductDetail } from "@torg/catalog/fixtures";
import { aCartPage, aProductPage } from "@torg/pages/fixtures";
import { describe, expect, it } from "vitest";
import { pageWarnings } from "./pageWarnings.ts";

describe("pageWarnings", () => {
  it("names what is missing of a product's safety information", () => {
    const product = aProductDetail({ articleNumber: null });
    expect(pageWarnings(aProductPage({ product }))).toEqual([
      "Produktsäkerhet: tillverkare saknas.",
      "Produktsäkerhet: modell, EAN eller artikelnummer saknas.",
    ]);
  });

  it("has nothing to say of a complete product and of other pages", () => {
    expect(pageWarnings(aProductPage({ product: aProductDetail({ disclosure: aDisclosure() }) }))).toEqual([]);
    expect(pageWarnings(aCartPage())).toEqual([]);
  });
});
