import { describe, expect, it } from "vitest";
import { pictureSet } from "./pictureSet.ts";

describe("pictureSet", () => {
  it("asks for the width and for twice the width", () => {
    expect(pictureSet("/assets/uploads/products/1.jpg?w=66", 220)).toEqual({
      src: "/assets/uploads/products/1.jpg?w=220",
      srcSet: "/assets/uploads/products/1.jpg?w=440 2x",
    });
  });

  it("leaves drawings and addresses without a width alone", () => {
    expect(pictureSet("/a.svg?w=220", 220)).toEqual({ src: "/a.svg?w=220", srcSet: undefined });
    expect(pictureSet("https://elsewhere.example/a.jpg", 220).srcSet).toBeUndefined();
  });
});
