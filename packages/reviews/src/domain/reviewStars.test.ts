import { describe, expect, it } from "vitest";
import { reviewStarsOf, starLinks } from "./reviewStars.ts";

const at = (path: string) => new URL(path, "https://nordhem.example");

describe("reviewStarsOf", () => {
  it("reads a rating from 1 to 5, and null from any other address", () => {
    expect(reviewStarsOf(at("/p?stjarnor=4"))).toBe(4);
    expect(
      ["/p", "/p?stjarnor=", "/p?stjarnor=0", "/p?stjarnor=6", "/p?stjarnor=4.5"].map(at).map(reviewStarsOf),
    ).toEqual([null, null, null, null, null]);
  });
});

describe("starLinks", () => {
  it("links to each rating from its first page, and keeps the other parameters", () => {
    const { chosen, all, byStars } = starLinks(at("/p?variant_6=601&omdomen=3&stjarnor=2"));
    expect(chosen).toBe(2);
    expect(all).toBe("/p?variant_6=601#omdomen");
    expect(byStars[4]).toBe("/p?variant_6=601&stjarnor=5#omdomen");
    expect(starLinks(at("/p")).all).toBe("/p#omdomen");
  });
});
