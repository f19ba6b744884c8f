import { describe, expect, it } from "vitest";
import { linePicture, lineStatus } from "./lineHtml.ts";

describe("linePicture", () => {
  it("reads address and size of the picture", () => {
    expect(linePicture('<img src="/a.svg?w=120&amp;q=8" alt="A" width="96" height="64">')).toEqual({
      src: "/a.svg?w=120&q=8",
      width: 96,
      height: 64,
    });
  });

  it("takes a square of 120 pixels for a picture that tells no size", () => {
    expect(linePicture('<a href="/x"><img alt="" src="/a.svg"></a>')).toEqual({
      src: "/a.svg",
      width: 120,
      height: 120,
    });
  });

  it.each(["", "<p>no picture</p>", '<img alt="no address">', '<img src="">'])("finds no picture in %j", (html) => {
    expect(linePicture(html)).toBeNull();
  });
});

describe("lineStatus", () => {
  it.each(["I lager", "<span>I lager</span>", " <span>I lager</span> "])("knows that %j is one sentence", (html) => {
    expect(lineStatus(html)).toMatchObject({ isWhole: true });
    expect(lineStatus(html).text.trim()).toBe("I lager");
  });

  it.each(["<b>I</b> lager", "<span>5 &lt; 6</span>", "<span onclick=x>I lager</span>", "a<img src=x>"])(
    "knows that %j is more than that",
    (html) => {
      expect(lineStatus(html).isWhole).toBe(false);
    },
  );
});
