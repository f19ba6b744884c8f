import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aReturnOrder } from "../fixtures/aReturnOrder.ts";
import { addImages, maxImageBytes } from "./returnImages.ts";
import { isOrderOf } from "./returnOrder.ts";
import { allowedQuantities } from "./returnQuantities.ts";

const order = aReturnOrder();
const image = (name: string, type = "image/png", size = 1000) => ({ name, type, size });
const anImage = fc.record({
  type: fc.constantFrom("image/png", "image/jpeg", "image/gif", ""),
  size: fc.integer({ min: 0, max: 2 * maxImageBytes }),
});

describe("isOrderOf", () => {
  it("finds an order by number and email address, whatever their case and white space", () => {
    expect(isOrderOf(order, { orderNumber: " 100245 ", orderEmail: "Anna.Andersson@Example.se" })).toBe(true);
  });

  it("finds nothing when one of them is wrong or empty", () => {
    expect(isOrderOf(order, { ...order, orderNumber: "100246" })).toBe(false);
    expect(isOrderOf(order, { ...order, orderEmail: "olle@example.se" })).toBe(false);
    expect(isOrderOf({ ...order, orderEmail: "" }, { ...order, orderEmail: " " })).toBe(false);
  });
});

describe("allowedQuantities", () => {
  const lines = [
    { productId: 1001, name: "A", quantity: 2 },
    { productId: 1001, name: "A", quantity: 1 },
    { productId: 1002, name: "B", quantity: 1 },
  ];

  it("allows at most what was bought, for products of the order", () => {
    expect(allowedQuantities(lines, { 1001: 5, 1002: 1, 1003: 1 })).toEqual({ 1001: 3, 1002: 1 });
  });

  it("leaves out quantities that are missing, negative or fractional", () => {
    expect(allowedQuantities(lines, { 1001: 0.5, 1002: -1 })).toEqual({});
    expect(allowedQuantities(lines, {})).toEqual({});
  });
});

describe("addImages", () => {
  it("accepts one image where the shop sets no other number", () => {
    expect(addImages([], [image("a")])).toEqual({ images: [image("a")], problem: null });
    expect(addImages([image("a")], [image("b")])).toEqual({
      images: [image("a")],
      problem: { code: "too-many", max: 1 },
    });
  });

  it("keeps the first images up to the maximum", () => {
    const { images, problem } = addImages([], [image("a"), image("b"), image("c"), image("d")], 3);
    expect(images.map(({ name }) => name)).toEqual(["a", "b", "c"]);
    expect(problem).toEqual({ code: "too-many", max: 3 });
  });

  it("leaves out files of other types and files that are too large", () => {
    expect(addImages([], [image("a", "image/gif"), image("b", "image/jpeg")], 3)).toEqual({
      images: [image("b", "image/jpeg")],
      problem: { code: "wrong-type" },
    });
    expect(addImages([], [image("a", "image/png", maxImageBytes + 1)], 3)).toEqual({
      images: [],
      problem: { code: "too-large", maxBytes: maxImageBytes },
    });
  });

  it("never exceeds the maximum, keeps earlier images and reports whenever something is left out", () => {
    fc.assert(
      fc.property(fc.array(anImage), fc.array(anImage), fc.integer({ min: 1, max: 5 }), (first, second, max) => {
        const taken = addImages([], first, max).images;
        const { images, problem } = addImages(taken, second, max);
        expect(images.length).toBeLessThanOrEqual(max);
        expect(images.slice(0, taken.length)).toEqual(taken);
        expect(problem === null).toBe(images.length === taken.length + second.length);
      }),
    );
  });
});
