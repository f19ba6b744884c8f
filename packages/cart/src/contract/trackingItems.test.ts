import { describe, expect, it } from "vitest";
import { aCart, aCartLine, aGiftLine } from "../fixtures/index.ts";
import { trackingItems } from "./trackingItems.ts";

describe("trackingItems", () => {
  it("lists the lines with unit price and total, without gifts", () => {
    expect(trackingItems(aCart({ lines: [aCartLine(), aGiftLine()] }))).toEqual([
      { product_id: 1001, name: "Tvättmaskin NV 8014", unit_price: 6990, quantity: 2, total_price_incl_vat: 13_980 },
    ]);
  });

  it("gives the original price of a reduced line and the total without VAT", () => {
    const line = aCartLine({ isDiscounted: true, originalPriceInclVatOre: 799_000 });
    expect(trackingItems(aCart({ lines: [line], includesVat: false }))).toEqual([
      { product_id: 1001, name: "Tvättmaskin NV 8014", original_price: 7990, quantity: 2, total_price: 11_184 },
    ]);
  });
});
