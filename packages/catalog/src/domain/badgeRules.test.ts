import { describe, expect, it } from "vitest";
import { badgeOf, type BadgedProduct } from "./badge.ts";

const plain: BadgedProduct = { discountBadge: null, tags: [], badgeId: null, badgeImage: null, badgePosition: null };
const reduction = { image: null, percent: 20, amountOre: null, isSecondPriority: false };
const ribbon = { badgeId: 7, badgeImage: "rea.svg", badgePosition: "left_top" };
const badge = (changes: Partial<BadgedProduct>) => badgeOf({ ...plain, ...changes });

describe("the badge of a product", () => {
  it.each<[string, Partial<BadgedProduct>, "discount" | "ribbon" | null]>([
    ["neither a reduction nor a ribbon", {}, null],
    ["a reduction alone", { discountBadge: reduction }, "discount"],
    ["a ribbon alone", ribbon, "ribbon"],
    ["both", { ...ribbon, discountBadge: reduction }, "discount"],
    ["a reduction of second priority alone", { discountBadge: { ...reduction, isSecondPriority: true } }, "discount"],
    [
      "a ribbon and a reduction of second priority",
      { ...ribbon, discountBadge: { ...reduction, isSecondPriority: true } },
      "ribbon",
    ],
    ["a ribbon beside a tag", { ...ribbon, tags: [{}] }, null],
    ["a reduction beside a tag", { discountBadge: reduction, tags: [{}] }, "discount"],
    ["a ribbon without its number", { ...ribbon, badgeId: null }, null],
    ["a ribbon without a picture", { ...ribbon, badgeImage: null }, null],
    ["a ribbon whose picture has no name", { ...ribbon, badgeImage: "" }, null],
    ["a ribbon at a right position", { ...ribbon, badgePosition: "top_right" }, null],
    ["a ribbon at no position", { ...ribbon, badgePosition: null }, "ribbon"],
    [
      "a reduction that says nothing, and a ribbon",
      { ...ribbon, discountBadge: { ...reduction, percent: null } },
      "ribbon",
    ],
  ])("with %s is: %3$s", (_, changes, kind) => {
    expect(badge(changes)?.kind ?? null).toBe(kind);
  });

  it.each([
    ["a percentage", { percent: 20 }, { percent: 20, amountOre: null, image: null }],
    ["an amount", { percent: null, amountOre: 1 }, { percent: null, amountOre: 1, image: null }],
    ["a picture", { percent: null, image: "/rea.svg" }, { percent: null, amountOre: null, image: "/rea.svg" }],
    ["nothing below one", { percent: 20, amountOre: -100 }, { percent: 20, amountOre: null, image: null }],
    ["no nothing", { percent: 0, amountOre: 100 }, { percent: null, amountOre: 100, image: null }],
  ])("has the text %s for a reduction", (_, changes, said) => {
    expect(badge({ discountBadge: { ...reduction, ...changes } })).toEqual({
      kind: "discount",
      isHigh: false,
      ...said,
    });
  });

  it.each([
    ["left_top", "left"],
    ["left", "left"],
    ["top_left", "right"],
    ["right-top", "right"],
    ["", "right"],
  ])("is, at the position %j, on the %s", (badgePosition, direction) => {
    expect(badge({ ...ribbon, badgePosition })).toMatchObject({ direction });
  });

  it("loads its picture from the shop's own address", () => {
    expect(badgeOf({ ...plain, ...ribbon }, { badge: (id, image) => `/b/${id}/${image}` })).toMatchObject({
      image: "/b/7/rea.svg",
    });
  });
});
