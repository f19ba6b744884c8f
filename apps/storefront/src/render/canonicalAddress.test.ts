import { expect, it } from "vitest";
import { canonicalAddress } from "./canonicalAddress.ts";

const origin = "https://shop.example";

it.each([
  ["/kategori/vitvaror?sorting=price_asc", "listing", "https://shop.example/kategori/vitvaror"],
  ["/produkter/sok?s=ugn", "listing", null],
  ["/produkter/filtrera?brands=2|", "listing", null],
  ["/varukorg", "cart", null],
  ["/saknas", "not_found", null],
] as const)("gives %s (%s) the address %s", (path, page, expected) => {
  expect(canonicalAddress(origin, path, { page })).toBe(expected);
});

it.each([
  ["/kategori/vitvaror?page=2&sorting=price_asc", 2, "https://shop.example/kategori/vitvaror?page=2"],
  ["/kategori/vitvaror?page=1", 1, "https://shop.example/kategori/vitvaror"],
  ["/kategori/vitvaror?page=99", 5, "https://shop.example/kategori/vitvaror?page=5"],
  ["/kategori/vitvaror?page=<b>", 1, "https://shop.example/kategori/vitvaror"],
])("gives %s, which shows page %s, the address %s", (path, shown, expected) => {
  expect(canonicalAddress(origin, path, { page: "listing", filters: { page: shown } })).toBe(expected);
});

it("gives a variant the address of its parent", () => {
  const variant = { page: "product", product: { parentId: 1401 } } as const;
  expect(canonicalAddress(origin, "/produkter/id/1411?variant_6=601", variant)).toBe(`${origin}/produkter/id/1401`);
});

it("gives none to the page of a campaign that does not run", () => {
  expect(canonicalAddress(origin, "/sidor/varkampanj", { page: "content", isOver: true })).toBe(null);
  expect(canonicalAddress(origin, "/sidor/om-oss", { page: "content", isOver: false })).toBe(`${origin}/sidor/om-oss`);
});
