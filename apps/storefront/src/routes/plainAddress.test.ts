import fc from "fast-check";
import { expect, it } from "vitest";
import { plainAddress } from "./plainAddress.ts";

it.each([
  ["/produkter/id/1001/", "/produkter/id/1001"],
  ["/tillverkare/?page=2&sorting=a/", "/tillverkare?page=2&sorting=a/"],
  ["/kategori//vitvaror", "/kategori/vitvaror"],
  ["/sidor/kopvillkor///", "/sidor/kopvillkor"],
  ["//?s=ugn", "/?s=ugn"],
])("redirects from %s to %s", (url, expected) => {
  expect(plainAddress(url)).toBe(expected);
});

it.each(["/", "/?page=2", "/tillverkare", "/produkter/sok?s=a//b/", "*", "http://evil.example/x/"])(
  "does not redirect %s",
  (url) => {
    expect(plainAddress(url)).toBeNull();
  },
);

it("drops the query of an address that is too long, and keeps a long path", () => {
  const query = (length: number) => `?brands=${"1|".repeat(length)}`;
  expect(plainAddress(`/produkter/sok${query(1000)}`)).toBeNull();
  expect(plainAddress(`/produkter/sok${query(2050)}`)).toBe("/produkter/sok");
  expect(plainAddress(`/sidor/${"a".repeat(5000)}`)).toBeNull();
});

it.each(["//evil.example/", "///evil.example/x/", String.raw`/\evil.example/`, String.raw`/\/evil.example`])(
  "redirects from %s to no other host",
  (url) => {
    expect(plainAddress(url)).toMatch(/^\/evil\.example/);
  },
);

it("redirects only to plain addresses of the same host", () => {
  const part = fc.constantFrom("/", "\\", "\t", "?", "a", "evil.example", "@", ":", "%2F", ".", "..");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const address = plainAddress(`/${parts.join("")}`);
      if (address === null) return;
      expect(new URL(address, "https://shop.example").origin).toBe("https://shop.example");
      expect(plainAddress(address)).toBeNull();
    }),
  );
});
