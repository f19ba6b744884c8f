import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readableAddress } from "./readableAddress.ts";

describe("readableAddress", () => {
  it.each([
    ["/rabatt-50%", "/rabatt-50%25"],
    ["/produkter/sok?s=100%&page=2", "/produkter/sok?s=100%25&page=2"],
    ["/k%C3%B6k%zz", "/k%C3%B6k%25zz"],
    ["/sidor/x%00", "/sidor/x%2500"],
    ["/%ff", "/%25ff"],
    ["/kategori/k%C3%B6k?x=%E5", "/kategori/k%C3%B6k?x=%25E5"],
    ["/produkter/sok?s=sm%C3%B6r&utm_campaign=h%F6st", "/produkter/sok?s=sm%C3%B6r&utm_campaign=h%25F6st"],
    ["/produkter/filtrera?offers=1%7C&x=%ff", "/produkter/filtrera?offers=1%7C&x=%25ff"],
  ])("turns %s into %s", (address, readable) => {
    expect(readableAddress(address)).toBe(readable);
  });

  it("leaves every readable address as it is", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string({ unit: "grapheme" }), (path, text) => {
        const address = `${path}?s=${encodeURIComponent(text.replaceAll("\0", ""))}`;
        expect(readableAddress(address)).toBe(address);
      }),
    );
  });

  it("always returns an address that can be decoded and contains no NUL, and that it does not change again", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\/(%[0-9a-fz]{0,2}|[a-z/?=&]){0,12}$/), (address) => {
        const readable = readableAddress(address);
        expect(decodeURIComponent(readable)).not.toContain("\0");
        expect(readableAddress(readable)).toBe(readable);
      }),
    );
  });
});
