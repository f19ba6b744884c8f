import { boughtTotal } from "@torg/orders/domain";
import { describe, expect, it } from "vitest";
import { boughtOrderOf } from "./boughtOrderOf.ts";

const line = {
  id: 1,
  quantity: 2,
  unit_price_ore: 10_000,
  original_price_ore: 12_000,
  total_ore: 20_000,
  discount_ore: 2_000,
  vat_percent: 25,
  vat_ore: 3_600,
  gift_campaign_id: null,
};
const lines = [
  line,
  { ...line, id: 2, quantity: 1, unit_price_ore: 10_000, total_ore: 10_000, discount_ore: 0, vat_ore: 2_000 },
];
const order = {
  delivery_ore: 39_900,
  payment_fee_ore: 1_900,
  charges_vat_percent: 25,
  discount_ore: 2_000,
  standard_delivery_ore: 4_900,
};

describe("boughtOrderOf", () => {
  it("adds up to the order, with delivery and fee at the VAT rate that the order has stored", () => {
    const bought = boughtOrderOf(order, lines, "at-shipping");
    expect(boughtTotal(bought)).toMatchObject({ inclOre: 28_000 + 39_900 + 1_900, vatOre: 5_600 + 7_980 + 380 });
    expect(bought.lines[0]).toEqual({
      id: 1,
      quantity: 2,
      inclOre: 18_000,
      exclOre: 14_400,
      vatPercent: 25,
      vatOre: 3_600,
    });
    expect(bought.delivery).toMatchObject({ inclOre: 39_900, vatPercent: 25, vatOre: 7_980, standardOre: 4_900 });
    expect(bought.fee).toMatchObject({ inclOre: 1_900, vatPercent: 25, vatOre: 380 });
  });

  it("uses the VAT rate of most goods where none was stored, counting a gift at its usual price", () => {
    const book = {
      ...line,
      id: 3,
      quantity: 1,
      unit_price_ore: 31_000,
      total_ore: 31_000,
      vat_percent: 6,
      vat_ore: 1_755,
    };
    const older = { ...order, charges_vat_percent: null };
    expect(boughtOrderOf(older, [...lines, book], "at-once").delivery.vatPercent).toBe(6);
    const gift = { ...line, id: 4, quantity: 1, unit_price_ore: 0, total_ore: 0, vat_ore: 0, gift_campaign_id: 1 };
    expect(boughtOrderOf(older, [...lines, book, gift], "at-once").fee).toMatchObject({ vatPercent: 25, vatOre: 380 });
  });

  it("recognises what gift cards paid as the part that lowered no line", () => {
    expect(boughtOrderOf({ ...order, discount_ore: 12_000 }, lines, "at-once").giftCardsOre).toBe(10_000);
  });

  it("refunds all of the delivery when the standard one is unknown, and no more than was paid", () => {
    expect(boughtOrderOf({ ...order, standard_delivery_ore: null }, lines, "at-once").delivery.standardOre).toBe(
      39_900,
    );
    const pickedUp = { ...order, delivery_ore: 0, payment_fee_ore: 0 };
    expect(boughtOrderOf(pickedUp, lines, "at-once").delivery).toMatchObject({ inclOre: 0, vatOre: 0, standardOre: 0 });
  });
});
