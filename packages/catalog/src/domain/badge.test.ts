import { describe, expect, it } from "vitest";
import { aDiscountBadge, aListingProduct } from "../fixtures/aListingProduct.ts";
import { badgeOf } from "./badge.ts";

const ribbon = { badgeId: 77, badgeImage: "sommar.svg", badgePosition: "left_top" };
const tag = { name: "Nyhet", color: "#ffeb3b", isDark: false };

describe("badgeOf", () => {
  it("shows a reduction before a ribbon", () => {
    expect(badgeOf(aListingProduct({ ...ribbon, discountBadge: aDiscountBadge() }))).toEqual({
      kind: "discount",
      image: null,
      percent: 23,
      amountOre: 150_000,
      isHigh: false,
    });
  });

  it("shows a ribbon before a reduction of second priority", () => {
    const product = aListingProduct({ ...ribbon, discountBadge: aDiscountBadge({ isSecondPriority: true }) });
    expect(badgeOf(product)).toEqual({
      kind: "ribbon",
      image: "/assets/uploads/badges/77/sommar.svg",
      direction: "left",
    });
  });

  it("shows a reduction of second priority when the ribbon may not show", () => {
    const discountBadge = aDiscountBadge({ isSecondPriority: true });
    expect(badgeOf(aListingProduct({ discountBadge }))?.kind).toBe("discount");
    expect(badgeOf(aListingProduct({ ...ribbon, tags: [tag], discountBadge }))?.kind).toBe("discount");
  });

  it("shows no ribbon beside tags, at a position with _ri or without a picture", () => {
    expect(badgeOf(aListingProduct({ ...ribbon, tags: [tag] }))).toBeNull();
    expect(badgeOf(aListingProduct({ ...ribbon, badgePosition: "top_right_corner" }))).toBeNull();
    expect(badgeOf(aListingProduct({ ...ribbon, badgeImage: "" }))).toBeNull();
  });

  it("puts a ribbon on the right unless its position starts with left", () => {
    expect(badgeOf(aListingProduct({ ...ribbon, badgePosition: "right-top" }))).toMatchObject({ direction: "right" });
    expect(badgeOf(aListingProduct({ ...ribbon, badgePosition: null }))).toMatchObject({ direction: "right" });
  });

  it("marks reductions above 9999 kronor", () => {
    const high = (amountOre: number) => badgeOf(aListingProduct({ discountBadge: aDiscountBadge({ amountOre }) }));
    expect(high(999_900)).toMatchObject({ isHigh: false });
    expect(high(1_000_000)).toMatchObject({ isHigh: true });
  });

  it("shows nothing for a reduction without values", () => {
    const discountBadge = aDiscountBadge({ percent: 0, amountOre: null });
    expect(badgeOf(aListingProduct({ discountBadge }))).toBeNull();
  });
});
