import { describe, expect, it } from "vitest";
import { jpegPicture } from "./jpegPicture.ts";

describe("jpegPicture", () => {
  it("asks the picture service for a JPEG, and leaves other addresses alone", () => {
    expect(jpegPicture("/uploads/1001.svg?w=420#1,2", 1280)).toBe("/uploads/1001.svg?w=1280&f=jpg#1,2");
    expect(jpegPicture("https://pictures.example/a.webp", 1280)).toBe("https://pictures.example/a.webp");
  });
});
