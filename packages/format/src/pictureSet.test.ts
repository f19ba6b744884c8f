import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pictureAtWidth, pictureSet, pictureWithWidth } from "./pictureSet.ts";

const value = fc.oneof(fc.nat(4000).map(String), fc.constant("auto"), fc.constant(""));
const parameter = fc.tuple(fc.constantFrom("w", "q", "width", "bow"), value).map((pair) => pair.join("="));
const address = fc
  .tuple(fc.constantFrom("/a.jpg", "https://bild.example/w=1/a"), fc.array(parameter), fc.constantFrom("", "#w=1"))
  .map(([path, parameters, fragment]) => `${path}?${parameters.join("&")}${fragment}`);
const width = fc.nat(4000);

describe("pictureAtWidth", () => {
  it("requests another width", () => {
    expect(pictureAtWidth("/uploads/1001.svg?w=420", 2048)).toBe("/uploads/1001.svg?w=2048");
    expect(pictureAtWidth("/uploads/1001.jpg?w=420", 66)).toBe("/uploads/1001.jpg?w=66");
  });

  it("keeps the other parameters and the fragment", () => {
    expect(pictureAtWidth("/a.jpg?q=80&w=420&f=webp#w=1", 2048)).toBe("/a.jpg?q=80&w=2048&f=webp#w=1");
  });

  it("leaves an address without such a parameter alone", () => {
    for (const other of ["/a.jpg", "/a.jpg?width=420", "/a.jpg?w=auto", "/w=420/a.jpg", "/a.jpg#?w=420", ""]) {
      expect(pictureAtWidth(other, 2048)).toBe(other);
    }
  });

  it("is idempotent", () => {
    fc.assert(
      fc.property(address, width, (before, size) => {
        const once = pictureAtWidth(before, size);
        expect(pictureAtWidth(once, size)).toBe(once);
      }),
    );
  });
});

describe("pictureWithWidth", () => {
  it("adds a width where there is none, before the fragment", () => {
    expect(pictureWithWidth("/a.jpg", 66)).toBe("/a.jpg?w=66");
    expect(pictureWithWidth("/a.jpg?q=80#top", 66)).toBe("/a.jpg?q=80&w=66#top");
    expect(pictureWithWidth("/a.jpg?w=420", 66)).toBe("/a.jpg?w=66");
  });

  it("gives an address that pictureAtWidth can change to any other width", () => {
    fc.assert(
      fc.property(address, width, width, (before, one, other) => {
        expect(pictureAtWidth(pictureWithWidth(before, one), other)).toBe(pictureWithWidth(before, other));
      }),
    );
  });
});

describe("pictureSet", () => {
  it("requests the width and twice the width", () => {
    expect(pictureSet("/assets/uploads/products/1.jpg?w=66", 220)).toEqual({
      src: "/assets/uploads/products/1.jpg?w=220",
      srcSet: "/assets/uploads/products/1.jpg?w=440 2x",
    });
  });

  it.each(["/a.svg?w=220", "/assets/uploads/a.svg", "https://elsewhere.example/a.jpg", "data:image/png;base64,AAAA"])(
    "leaves %s, a drawing or an address without a width, unchanged",
    (other) => {
      expect(pictureSet(other, 220, "/assets/uploads/")).toEqual({ src: other, srcSet: undefined });
    },
  );

  it("requests widths from the folder of an image service, even if the address has none", () => {
    expect(pictureSet("/assets/uploads/a.jpg", 220).srcSet).toBeUndefined();
    expect(pictureSet("/assets/uploads/a.jpg", 220, "/assets/uploads/")).toEqual({
      src: "/assets/uploads/a.jpg?w=220",
      srcSet: "/assets/uploads/a.jpg?w=440 2x",
    });
  });
});
