import { aDisclosure, aProductDetail } from "@torg/catalog/fixtures";
import { aCartPage, aProductPage } from "@torg/pages/fixtures";
import { describe, expect, it } from "vitest";
import { pageWarnings } from "./pageWarnings.ts";

describe("pageWarnings", () => {
  it("lists what is missing in a product's safety information", () => {
    const product = aProductDetail({ articleNumber: null });
    expect(pageWarnings(aProductPage({ product }))).toEqual([
      "Produktsäkerhet: tillverkare saknas.",
      "Produktsäkerhet: modell, EAN eller artikelnummer saknas.",
    ]);
  });

  it("is empty for a complete product and for other pages", () => {
    expect(pageWarnings(aProductPage({ product: aProductDetail({ disclosure: aDisclosure() }) }))).toEqual([]);
    expect(pageWarnings(aCartPage())).toEqual([]);
  });
});
