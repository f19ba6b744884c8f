import { totalOf } from "@torg/orders/domain";
import { describe, expect, it } from "vitest";
import { boughtOrderOf } from "./boughtOrderOf.ts";

const lines = [
  { id: 1, quantity: 2, total_ore: 20_000, discount_ore: 2_000, vat_ore: 3_600 },
  { id: 2, quantity: 1, total_ore: 10_000, discount_ore: 0, vat_ore: 2_000 },
];
const order = {
  delivery_ore: 39_900,
  payment_fee_ore: 1_900,
  vat_ore: 3_600 + 2_000 + 8_360,
  discount_ore: 2_000,
  standard_delivery_ore: 4_900,
};

describe("boughtOrderOf", () => {
  it("adds up to the order, with the VAT of delivery and fee from what the lines leave", () => {
    const bought = boughtOrderOf(order, lines, "at-shipping");
    expect(totalOf(bought)).toBe(28_000 + 39_900 + 1_900);
    expect(bought.delivery).toEqual({ totalOre: 39_900, vatOre: 7_980, standardOre: 4_900 });
    expect(bought.fee).toEqual({ totalOre: 1_900, vatOre: 380 });
  });

  it("knows what gift cards have paid from what lowered no line", () => {
    expect(boughtOrderOf({ ...order, discount_ore: 12_000 }, lines, "at-once").cardsOre).toBe(10_000);
  });

  it("gives all of the delivery back where the standard one is not known, and no more than was paid", () => {
    expect(boughtOrderOf({ ...order, standard_delivery_ore: null }, lines, "at-once").delivery.standardOre).toBe(
      39_900,
    );
    const pickedUp = { ...order, delivery_ore: 0, payment_fee_ore: 0, vat_ore: 5_600 };
    expect(boughtOrderOf(pickedUp, lines, "at-once").delivery).toEqual({ totalOre: 0, vatOre: 0, standardOre: 0 });
  });
});
