import type { CartRow } from "../cart/CartRow.ts";

/** A line of a cart with one plain product in stock, which costs nothing. */
export function aCartRow(changes: Partial<CartRow> = {}): CartRow {
  return {
    lineId: 1,
    productId: 1,
    soldId: 1,
    variantId: null,
    giftCampaignId: null,
    quantity: 1,
    name: "Tvättmaskin NV 8014",
    parentName: null,
    brandName: null,
    image: null,
    isParent: false,
    priceOre: 0,
    originalPriceOre: null,
    vatPercent: 25,
    stock: 1000,
    hasLimitedStock: false,
    maxQuantity: null,
    availability: "in_stock",
    isDigital: false,
    weightGrams: null,
    storeStock: [],
    packageNames: [],
    externalId: "",
    status: null,
    measure: null,
    energy: null,
    withdrawalExemptReason: null,
    takesBack: false,
    ...changes,
  };
}
