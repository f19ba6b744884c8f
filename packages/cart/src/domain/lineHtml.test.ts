import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linePicture, lineStatus } from "./lineHtml.ts";

describe("linePicture", () => {
  it("reads the address and size of the picture", () => {
    expect(linePicture('<img src="/a.svg?w=120&amp;q=8" alt="A" width="96" height="64">')).toEqual({
      src: "/a.svg?w=120&q=8",
      width: 96,
      height: 64,
    });
  });

  it("uses a square of 120 pixels for a picture without a size", () => {
    expect(linePicture('<a href="/x"><img alt="" src="/a.svg"></a>')).toEqual({
      src: "/a.svg",
      width: 120,
      height: 120,
    });
  });

  it.each([
    "/a.svg?w=120&q=8",
    "https://pictures.example/a.jpg",
    "http://pictures.example/a.jpg",
    "//pictures.example/a",
    "pictures/a.webp",
    " /a.svg ",
    "data:image/svg+xml;utf8,%3Csvg%3E",
  ])("accepts the plain address %j", (address) => {
    expect(linePicture(address)).toEqual({ src: address.trim(), width: 120, height: 120 });
  });

  it.each([
    "<img src='/a.svg' width='64' height='48'>",
    "<img src=/a.svg width=64 height=48>",
    '<IMG SRC="/a.svg" WIDTH="64" HEIGHT="48">',
  ])("reads %s, however it is written", (html) => {
    expect(linePicture(html)).toEqual({ src: "/a.svg", width: 64, height: 48 });
  });

  it.each([
    ['<img alt="Kabel > 2 m" src="/a.svg" width="64" height="48">', "/a.svg", 64, 48],
    ["<img alt='5 > 4' src=/a.svg>", "/a.svg", 120, 120],
    ['<img data-src="/b.svg" src="/a.svg">', "/a.svg", 120, 120],
    ['<img src="/a.svg" width="100%" height="-5">', "/a.svg", 120, 120],
    ['<img src="/a.svg" width="0" height="1e9">', "/a.svg", 120, 120],
    ['<img src="/a.svg" width="Infinity" height="">', "/a.svg", 120, 120],
    ['<img src="/a.svg"><img src="/b.svg" width="64">', "/a.svg", 120, 120],
  ] as const)("reads %s, whatever its other attributes and sizes are", (...[html, src, width, height]) => {
    expect(linePicture(html)).toEqual({ src, width, height });
  });

  it("never fails, and returns only an address and two sizes that are valid on a page", () => {
    const pieces = fc.constantFrom(
      "<img ",
      "src=",
      '"',
      "'",
      "/a.svg",
      ">",
      " ",
      "width=",
      "-1",
      "64",
      "&amp;",
      "<",
      "alt=",
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const picture = linePicture(parts.join(""));
        if (picture === null) return;
        expect(picture.src).not.toBe("");
        expect([picture.width, picture.height].every((side) => side >= 1 && side <= 9999)).toBe(true);
      }),
    );
  });

  it.each([
    "",
    "no picture",
    "none",
    "/a.svg and words",
    "javascript:alert(1)//a.svg",
    "<p>no picture</p>",
    '<img alt="no address">',
    '<img src="">',
  ])("finds no picture in %j", (html) => {
    expect(linePicture(html)).toBeNull();
  });
});

describe("lineStatus", () => {
  it.each(["I lager", "<span>I lager</span>", " <span>I lager</span> "])("treats %j as one sentence", (html) => {
    expect(lineStatus(html)).toMatchObject({ isWhole: true });
    expect(lineStatus(html).text.trim()).toBe("I lager");
  });

  it.each(["<b>I</b> lager", "<span>5 &lt; 6</span>", "<span onclick=x>I lager</span>", "a<img src=x>"])(
    "treats %j as more than one sentence",
    (html) => {
      expect(lineStatus(html).isWhole).toBe(false);
    },
  );
});
