import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pictureAtWidth } from "./pictureAtWidth.ts";

const value = fc.oneof(fc.nat(4000).map(String), fc.constant("auto"), fc.constant(""));
const parameter = fc.tuple(fc.constantFrom("w", "q", "width", "bow"), value).map((pair) => pair.join("="));
const address = fc
  .tuple(fc.constantFrom("/a.jpg", "https://bild.example/w=1/a"), fc.array(parameter), fc.constantFrom("", "#w=1"))
  .map(([path, parameters, fragment]) => `${path}?${parameters.join("&")}${fragment}`);

describe("pictureAtWidth", () => {
  it("asks for 2048 px unless it is told another width", () => {
    expect(pictureAtWidth("/uploads/1001.svg?w=420")).toBe("/uploads/1001.svg?w=2048");
    expect(pictureAtWidth("/uploads/1001.jpg?w=420", 66)).toBe("/uploads/1001.jpg?w=66");
  });

  it("leaves the other parameters and the fragment alone", () => {
    expect(pictureAtWidth("/a.jpg?q=80&w=420&f=webp#w=1")).toBe("/a.jpg?q=80&w=2048&f=webp#w=1");
  });

  it("leaves an address alone that has no such parameter", () => {
    for (const other of ["/a.jpg", "/a.jpg?width=420", "/a.jpg?w=auto", "/w=420/a.jpg", "/a.jpg#?w=420", ""]) {
      expect(pictureAtWidth(other)).toBe(other);
    }
  });

  it("gives the same for what it has given", () => {
    fc.assert(
      fc.property(address, fc.nat(4000), (before, width) => {
        const once = pictureAtWidth(before, width);
        expect(pictureAtWidth(once, width)).toBe(once);
      }),
    );
  });
});
