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

describe("cache keys", () => {
  it("purge every response that shows a changed product, however many it shows and however many changed", () => {
    fc.assert(
      fc.property(ids(300), ids(3000), fc.integer({ min: 1, max: 5000 }), (shown, changed, id) => {
        const carried = new Set(keysOfProducts([...shown, id]));
        return keysToPurge([...changed, id].map(productKey)).some((key) => carried.has(key));
      }),
    );
  });

  it("keep a response that names its products and shows none of the few that changed", () => {
    fc.assert(
      fc.property(ids(100), ids(900), (shown, changed) => {
        const carried = new Set(keysOfProducts(shown));
        const others = changed.filter((id) => !shown.includes(id));
        return !keysToPurge(others.map(productKey)).some((key) => carried.has(key));
      }),
    );
  });

  it("include the keys of all pages and of the catalogue unchanged, each once", () => {
    expect(keysToPurge([shopKey, catalogueKey, shopKey])).toEqual([catalogueKey, shopKey]);
    expect(keysToPurge([])).toEqual([]);
    expect(keysOfProducts([])).toEqual([]);
  });

  it("name single products, and all products at once beyond a thousand", () => {
    expect(keysToPurge([productKey(7)])).toEqual([productKey(7), anyProductKey]);
    expect(keysToPurge([shopKey, ...Array.from({ length: 1001 }, (_, id) => productKey(id))])).toEqual([
      shopKey,
      productsKey,
    ]);
  });
});
