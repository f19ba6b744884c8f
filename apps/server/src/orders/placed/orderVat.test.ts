import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderedAmount, orderVat } from "./orderVat.ts";

interface Bought {
  readonly total: number;
  readonly off: number;
  readonly percent: number;
}

const row = ({ total, off, percent }: Bought) => ({
  quantity: 1,
  unit_price_ore: total,
  original_price_ore: total,
  total_ore: total,
  discount_ore: off,
  vat_percent: percent,
  vat_ore: Math.round(((total - off) * percent) / (100 + percent)),
  gift_campaign_id: null,
});

const charges = (delivery: number, fee = 0, rate: number | null = null) => ({
  delivery_ore: delivery,
  payment_fee_ore: fee,
  charges_vat_percent: rate,
});

describe("orderVat", () => {
  it("gives the VAT of goods by rate, and that of delivery at the rate of most goods", () => {
    const rows = [row({ total: 10_600, off: 0, percent: 6 }), row({ total: 25_000, off: 12_500, percent: 25 })];
    expect(
      orderVat(charges(5000), rows).map(({ vatPercent, inclOre, vatOre }) => [vatPercent, inclOre, vatOre]),
    ).toEqual([
      [25, 17_500, 3500],
      [6, 10_600, 600],
    ]);
    expect(orderVat(charges(5300, 0, 6), rows).map(({ vatOre }) => vatOre)).toEqual([2500, 900]);
  });

  it("adds up to the cost of an order, and to all of its VAT", () => {
    const bought = fc.record({
      total: fc.integer({ min: 0, max: 1_000_000 }),
      off: fc.constant(0),
      percent: fc.constantFrom(25, 12, 6, 0),
    });
    fc.assert(
      fc.property(fc.array(bought, { minLength: 1 }), fc.nat(20_000), fc.nat(5000), (all, delivery, fee) => {
        const rows = all.map(row);
        const rates = orderVat(charges(delivery, fee), rows);
        const sum = (of: readonly number[]) => of.reduce((one, other) => one + other, 0);
        expect(sum(rates.map(({ inclOre }) => inclOre))).toBe(sum(rows.map((one) => one.total_ore)) + delivery + fee);
        expect(sum(rates.map(({ inclOre, exclOre }) => inclOre - exclOre))).toBe(
          sum(rates.map(({ vatOre }) => vatOre)),
        );
        const ofGoods = sum(rows.map((one) => orderedAmount(one).vatOre));
        expect(sum(rates.map(({ vatOre }) => vatOre))).toBeGreaterThanOrEqual(ofGoods);
        expect(new Set(rates.map(({ vatPercent }) => vatPercent)).size).toBe(rates.length);
      }),
    );
  });
});
