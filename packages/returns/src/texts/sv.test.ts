import { describe, expect, it } from "vitest";
import { returnsTexts } from "./sv.ts";

describe("returnsTexts", () => {
  it("says bild for exactly 1 and bilder otherwise", () => {
    expect(returnsTexts.imageProblem({ code: "too-many", max: 1 })).toBe("Får max ladda upp 1 bild");
    expect(returnsTexts.imageProblem({ code: "too-many", max: 3 })).toBe("Får max ladda upp 3 bilder");
    expect(returnsTexts.imageHint(3)).toBe("JPG eller PNG, högst 3 bilder");
  });

  it("says what may be uploaded", () => {
    expect(returnsTexts.imageProblem({ code: "wrong-type" })).toBe("Endast JPG- och PNG-bilder kan laddas upp.");
    expect(returnsTexts.imageProblem({ code: "too-large", maxBytes: 10 * 1024 * 1024 })).toBe(
      "En bild får vara högst 10 MB.",
    );
  });

  it("gives the size of a picture", () => {
    expect([12, 340_400, 1_240_000].map(returnsTexts.imageSize)).toEqual(["1 kB", "340 kB", "1,2 MB"]);
  });
});
