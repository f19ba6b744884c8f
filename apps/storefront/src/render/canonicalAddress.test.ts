import { expect, it } from "vitest";
import { canonicalAddress } from "./canonicalAddress.ts";

const origin = "https://shop.example";

it.each([
  ["/kategori/vitvaror?sorting=price_asc", "listing", "https://shop.example/kategori/vitvaror"],
  ["/kategori/vitvaror?page=2&sorting=price_asc", "listing", "https://shop.example/kategori/vitvaror?page=2"],
  ["/kategori/vitvaror?page=1", "listing", "https://shop.example/kategori/vitvaror"],
  ["/kategori/vitvaror?page=<b>", "listing", "https://shop.example/kategori/vitvaror"],
  ["/produkter/sok?s=ugn", "listing", null],
  ["/produkter/filtrera?brands=2|", "listing", null],
  ["/varukorg", "cart", null],
  ["/saknas", "not_found", null],
] as const)("names %s (%s) as %s", (path, page, expected) => {
  expect(canonicalAddress(origin, path, page)).toBe(expected);
});
