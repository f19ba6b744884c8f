import { describe, expect, it } from "vitest";
import { amountOf } from "./amount.ts";
import { totalOf } from "./totalOf.ts";

const subtotal = amountOf(100_000, 25);

describe("totalOf", () => {
  it("is the goods less the codes, with delivery and fee", () => {
    const charges = [amountOf(4_900, 25), amountOf(2_900, 25)];
    expect(totalOf({ subtotal, discount: amountOf(10_000, 25), charges })).toEqual({
      inclOre: 97_800,
      exclOre: 78_240,
      vatOre: 19_560,
    });
  });

  it("is never negative, whatever a backend says about its codes", () => {
    expect(totalOf({ subtotal, discount: amountOf(9_999_900, 25), charges: [] })).toEqual({
      inclOre: 0,
      exclOre: 0,
      vatOre: 0,
    });
  });
});
