import { describe, expect, it } from "vitest";
import { aDiscountBadge, aListingProduct } from "../fixtures/aListingProduct.ts";
import { badgeOf } from "./badge.ts";

const ribbon = { badge_id: 77, badge_image: "sommar.svg", badge_position: "left_top" };
const tag = { product_tag_name: "Nyhet", product_tag_color: "#ffeb3b", product_tag_color_is_dark: false };

describe("badgeOf", () => {
  it("shows a reduction before a ribbon", () => {
    expect(badgeOf(aListingProduct({ ...ribbon, discount_badge: aDiscountBadge() }))).toEqual({
      kind: "discount",
      image: null,
      percent: 23,
      amount: 1500,
      isHigh: false,
    });
  });

  it("shows a ribbon before a reduction of second priority", () => {
    const product = aListingProduct({ ...ribbon, discount_badge: aDiscountBadge({ is_second_priority: true }) });
    expect(badgeOf(product)).toEqual({
      kind: "ribbon",
      image: "/assets/uploads/badges/77/sommar.svg",
      direction: "left",
    });
  });

  it("shows a reduction of second priority when the ribbon may not show", () => {
    const discount_badge = aDiscountBadge({ is_second_priority: true });
    expect(badgeOf(aListingProduct({ discount_badge }))?.kind).toBe("discount");
    expect(badgeOf(aListingProduct({ ...ribbon, tags: [tag], discount_badge }))?.kind).toBe("discount");
  });

  it("shows no ribbon beside tags, at a position with _ri or without a picture", () => {
    expect(badgeOf(aListingProduct({ ...ribbon, tags: [tag] }))).toBeNull();
    expect(badgeOf(aListingProduct({ ...ribbon, badge_position: "top_right_corner" }))).toBeNull();
    expect(badgeOf(aListingProduct({ ...ribbon, badge_image: "" }))).toBeNull();
  });

  it("lays a ribbon to the right unless its position starts with left", () => {
    expect(badgeOf(aListingProduct({ ...ribbon, badge_position: "right-top" }))).toMatchObject({ direction: "right" });
    expect(badgeOf(aListingProduct({ ...ribbon, badge_position: null }))).toMatchObject({ direction: "right" });
  });

  it("marks reductions above 9999 kronor", () => {
    const high = (discount_amount: number) =>
      badgeOf(aListingProduct({ discount_badge: aDiscountBadge({ discount_amount }) }));
    expect(high(9999)).toMatchObject({ isHigh: false });
    expect(high(10000)).toMatchObject({ isHigh: true });
  });

  it("shows nothing for a reduction that says nothing", () => {
    const discount_badge = aDiscountBadge({ discount: 0, discount_amount: null });
    expect(badgeOf(aListingProduct({ discount_badge }))).toBeNull();
  });
});
