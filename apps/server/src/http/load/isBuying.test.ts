import { expect, it } from "vitest";
import { isBuying } from "./isBuying.ts";

it.each([
  ["GET", "/checkoutv3/products/index"],
  ["GET", "/kassa/leverans"],
  ["GET", "/varukorg?x=1"],
  ["GET", "/api/internal/page?path=%2Fkassa%2Fleverans%3Fa%3D1"],
  ["GET", "/api/storefront/page?path=%2Fkassa%2Fleverans"],
  ["GET", "/api/storefront/page?path=%2Fvarukorg"],
  ["GET", "/api/internal/csrf-token"],
  ["POST", "/kassa/lagg-i-varukorg/1001"],
  ["POST", "/checkout/notis/klarna/secret"],
  ["POST", "/retur-och-reklamation/registrera"],
])("treats %s %s as buying", (method, url) => {
  expect(isBuying({ method, url })).toBe(true);
});

it.each([
  ["GET", "/"],
  ["GET", "/kategori/vitvaror"],
  ["GET", "/kassaskap"],
  ["GET", "/api/internal/page?path=%2Fprodukter%2Fid%2F1001"],
  ["GET", "/api/storefront/page?path=%2Fprodukter%2Fid%2F1001"],
  ["GET", "/api/storefront/page"],
  ["GET", "/produkter/filtrera?s=kassa"],
  ["POST", "/produkter/sok_for_jamfor"],
  ["POST", "/api/internal/compare/store"],
  ["GET", "//["],
])("treats %s %s as browsing", (method, url) => {
  expect(isBuying({ method, url })).toBe(false);
});
