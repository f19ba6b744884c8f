import { describe, expect, it } from "vitest";
import { toLook } from "./look.ts";

describe("toLook", () => {
  it("is the plain look when nothing or something unknown is chosen", () => {
    const plain = { theme: "standard", mode: "light", direction: "ltr", textSize: "100", motion: "full" };
    expect(toLook({})).toEqual(plain);
    expect(toLook({ theme: "nice", direction: 3, motion: null })).toEqual(plain);
    expect(toLook({ theme: "newsprint" })).toEqual({ ...plain, theme: "newsprint" });
  });

  it("reads the choice, including numbers in an address", () => {
    expect(
      toLook({ theme: "team-workwear", mode: "dark", direction: "rtl", textSize: 200, motion: "reduced" }),
    ).toEqual({
      theme: "team-workwear",
      mode: "dark",
      direction: "rtl",
      textSize: "200",
      motion: "reduced",
    });
  });
});
