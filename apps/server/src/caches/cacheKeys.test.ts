import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anyProductKey,
  catalogueKey,
  keysOfProducts,
  keysToPurge,
  productKey,
  productsKey,
  shopKey,
} from "./cacheKeys.ts";

const ids = (max: number) => fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: max });

describe("keys of caches", () => {
  it("purge every answer that shows a product that has changed, however many it shows and however many have changed", () => {
    fc.assert(
      fc.property(ids(300), ids(3000), fc.integer({ min: 1, max: 5000 }), (shown, changed, id) => {
        const carried = new Set(keysOfProducts([...shown, id]));
        return keysToPurge([...changed, id].map(productKey)).some((key) => carried.has(key));
      }),
    );
  });

  it("leave an answer alone that names its products and shows none of the few that have changed", () => {
    fc.assert(
      fc.property(ids(100), ids(900), (shown, changed) => {
        const carried = new Set(keysOfProducts(shown));
        const others = changed.filter((id) => !shown.includes(id));
        return !keysToPurge(others.map(productKey)).some((key) => carried.has(key));
      }),
    );
  });

  it("name what surrounds all pages and the catalogue as they are, each once", () => {
    expect(keysToPurge([shopKey, catalogueKey, shopKey])).toEqual([catalogueKey, shopKey]);
    expect(keysToPurge([])).toEqual([]);
    expect(keysOfProducts([])).toEqual([]);
  });

  it("name one product, and all at once beyond a thousand", () => {
    expect(keysToPurge([productKey(7)])).toEqual([productKey(7), anyProductKey]);
    expect(keysToPurge([shopKey, ...Array.from({ length: 1001 }, (_, id) => productKey(id))])).toEqual([
      shopKey,
      productsKey,
    ]);
  });
});
