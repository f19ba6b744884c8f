import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, amountOf, noAmount, subtract, vatFactor, vatWithin, withoutVat } from "./amount.ts";
import { dominantVatPercent, linePrice, type PricedRow, subtotalOf } from "./linePrice.ts";
import { calculatePrice, type Purchase } from "./calculatePrice.ts";
import type { PricedCode } from "./applyCodes.ts";
import { taxedAmount, vatByRate } from "./taxedAmount.ts";

type SomePurchase = Purchase<PricedRow, PricedCode>;
/** The VAT rates in Sweden, including zero. */
const rates = [0, 6, 12, 25] as const;
const someOre = fc.integer({ min: 0, max: 2_000_000 });
const aRate = fc.constantFrom(...rates);
const aRow = fc.record({
  quantity: fc.integer({ min: 1, max: 20 }),
  priceOre: someOre,
  originalPriceOre: fc.constant(null),
  vatPercent: aRate,
  giftCampaignId: fc.constant(null),
});
const someRows = fc
  .array(aRow, { minLength: 1, maxLength: 6 })
  .map((rows) => rows.map((row, lineId) => ({ ...row, lineId })));
const aCode: fc.Arbitrary<PricedCode> = fc.oneof(
  fc.record({ kind: fc.constant("percent" as const), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant("amount" as const), value: fc.integer({ min: 1, max: 500_000 }) }),
  fc.record({ kind: fc.constant("gift-card" as const), value: fc.integer({ min: 1, max: 500_000 }) }),
);
const someCodes = fc.array(aCode, { maxLength: 3 });
const purchase = (rows: readonly PricedRow[], codes: readonly PricedCode[] = []): SomePurchase => ({
  rows,
  codes,
  freeDelivery: { limitOre: null, isPickupForced: false },
  delivery: null,
  feeOre: 0,
});

describe("VAT of an amount", () => {
  it.each([
    [0, 25, 0],
    [1, 25, 1],
    [2, 25, 2],
    [3, 25, 2],
    [100, 25, 80],
    [101, 25, 81],
    [12_500, 25, 10_000],
    [699_000, 25, 559_200],
    [10_600, 6, 10_000],
    [100, 6, 94],
    [11_200, 12, 10_000],
    [100, 12, 89],
    [99, 0, 99],
  ])("leaves of %i ore at %i percent %i", (ore, percent, without) => {
    expect(amountOf(ore, percent)).toEqual({ inclOre: ore, exclOre: without });
    expect(withoutVat(ore, vatFactor(percent))).toBe(without);
  });

  it("is whole, never negative, never more than the amount, and grows with it", () => {
    fc.assert(
      fc.property(someOre, someOre, aRate, (one, other, percent) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((ore) => taxedAmount(ore, percent));
        if (low === undefined || high === undefined) throw new Error("There are two amounts.");
        expect(Number.isInteger(low.vatOre)).toBe(true);
        expect(low.vatOre).toBeGreaterThanOrEqual(0);
        expect(low.vatOre).toBeLessThanOrEqual(low.inclOre);
        expect(low.exclOre).toBeLessThanOrEqual(high.exclOre);
        expect(low.vatOre).toBeLessThanOrEqual(high.vatOre + 1);
      }),
    );
  });

  it("is higher at a higher rate", () => {
    fc.assert(
      fc.property(someOre, (ore) => {
        const vat = rates.map((percent) => vatWithin(amountOf(ore, percent)));
        expect(vat).toEqual(vat.toSorted((one, other) => one - other));
      }),
    );
  });
});

describe("amounts", () => {
  const anAmount = fc.record({ inclOre: someOre, exclOre: someOre });

  it("add up to the same in any order and grouping, and a subtraction reverses an addition", () => {
    fc.assert(
      fc.property(fc.array(anAmount), fc.array(anAmount), (one, other) => {
        const all = add([...one, ...other]);
        expect(add([...other, ...one])).toEqual(all);
        expect(add([add(one), add(other)])).toEqual(all);
        expect(subtract(all, add(other))).toEqual(add(one));
        expect(subtract(all, all)).toEqual(noAmount);
      }),
    );
  });

  it("with several rates keep their sum and their VAT when grouped by rate", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(someOre, aRate)), (parts) => {
        const taxed = parts.map(([ore, percent]) => taxedAmount(ore, percent));
        const byRate = vatByRate(taxed);
        expect(add(byRate)).toEqual(add(taxed));
        expect(byRate.every(({ inclOre, exclOre, vatOre }) => inclOre === exclOre + vatOre && inclOre > 0)).toBe(true);
        expect(vatByRate(byRate)).toEqual(byRate);
        expect(vatByRate(taxed.toReversed())).toEqual(byRate);
      }),
    );
  });
});

describe("a row", () => {
  it("costs its quantity times its price, to the öre", () => {
    fc.assert(
      fc.property(aRow, (row) => {
        const { unit, total } = linePrice(row);
        expect(total.inclOre).toBe(unit.inclOre * row.quantity);
        expect(Math.abs(total.exclOre - unit.exclOre * row.quantity)).toBeLessThanOrEqual(row.quantity / 2 + 0.5);
      }),
    );
  });

  it("that is a gift costs nothing, and changes nothing about the others", () => {
    fc.assert(
      fc.property(someRows, someCodes, aRow, (rows, codes, row) => {
        const gift = { ...row, giftCampaignId: 9, lineId: 99 };
        const [alone, beside] = [
          calculatePrice(purchase(rows, codes)),
          calculatePrice(purchase([...rows, gift], codes)),
        ];
        expect(linePrice(gift).total).toEqual(noAmount);
        expect(beside.lines.slice(0, -1)).toEqual(alone.lines);
        expect([beside.subtotal, beside.discount, beside.dueOre]).toEqual([
          alone.subtotal,
          alone.discount,
          alone.dueOre,
        ]);
      }),
    );
  });
});

describe("a purchase", () => {
  it("costs more with every further row, whatever codes there are", () => {
    fc.assert(
      fc.property(someRows, someCodes, aRow, (rows, codes, row) => {
        const [fewer, more] = [rows, [...rows, { ...row, lineId: 99 }]].map((all) =>
          calculatePrice(purchase(all, codes)),
        );
        expect(more?.subtotal.inclOre).toBeGreaterThanOrEqual(fewer?.subtotal.inclOre ?? Number.NaN);
        expect(more?.total.inclOre).toBeGreaterThanOrEqual(fewer?.total.inclOre ?? Number.NaN);
      }),
    );
  });

  it("never costs more with a further code", () => {
    fc.assert(
      fc.property(someRows, someCodes, aCode, (rows, codes, code) => {
        const [without, added] = [
          calculatePrice(purchase(rows, codes)),
          calculatePrice(purchase(rows, [...codes, code])),
        ];
        expect(added.total.inclOre).toBeLessThanOrEqual(without.total.inclOre);
        expect(added.dueOre).toBeLessThanOrEqual(without.dueOre);
      }),
    );
  });

  it("costs the same whichever code was added first, where all of them are amounts or cards", () => {
    fc.assert(
      fc.property(someRows, someCodes, (rows, codes) => {
        const plain = codes.filter(({ kind }) => kind !== "percent");
        const [one, other] = [plain, plain.toReversed()].map((all) => calculatePrice(purchase(rows, all)).dueOre);
        expect(one).toBe(other);
      }),
    );
  });

  it("is used up by a code of a hundred percent, which leaves nothing for a gift card", () => {
    fc.assert(
      fc.property(someRows, (rows) => {
        const codes: readonly PricedCode[] = [
          { kind: "gift-card", value: 1000 },
          { kind: "percent", value: 100 },
        ];
        const { total, vatParts, codes: used } = calculatePrice(purchase(rows, codes));
        expect(total).toEqual({ inclOre: 0, exclOre: 0, vatOre: 0 });
        expect(vatParts).toEqual([]);
        expect(used.at(-1)?.amount).toEqual(noAmount);
      }),
    );
  });

  it("is paid by its cards plus what is left, to the öre, and no card pays more than it holds", () => {
    const delivery = { priceOre: 4900, freeFromLimit: false };
    fc.assert(
      fc.property(someRows, someCodes, fc.nat(9900), (rows, codes, feeOre) => {
        const {
          codes: used,
          total,
          giftCardsOre,
          dueOre,
        } = calculatePrice({ ...purchase(rows, codes), delivery, feeOre });
        expect(giftCardsOre + dueOre).toBe(total.inclOre);
        expect(Math.min(giftCardsOre, dueOre)).toBeGreaterThanOrEqual(0);
        const cards = used.filter(({ code }) => code.kind === "gift-card");
        expect(cards.reduce((sum, { amount }) => sum + amount.inclOre, 0)).toBe(giftCardsOre);
        for (const { code, amount } of cards) expect(amount.inclOre).toBeLessThanOrEqual(code.value);
      }),
    );
  });

  it("never leaves more to pay with a larger card, even with the fee of another payment method", () => {
    const held = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(someRows, fc.tuple(held, held), fc.nat(9900), (rows, values, feeOre) => {
        const leftWith = (value: number): number =>
          calculatePrice({ ...purchase(rows, [{ kind: "gift-card", value }]), feeOre }).dueOre;
        expect(leftWith(Math.max(...values))).toBeLessThanOrEqual(leftWith(Math.min(...values)));
      }),
    );
  });

  it("has no fee for another payment method exactly when the cards cover goods and delivery", () => {
    const delivery = { priceOre: 4900, freeFromLimit: false };
    fc.assert(
      fc.property(someRows, fc.integer({ min: -2, max: 2 }), fc.integer({ min: 1, max: 9900 }), (rows, off, feeOre) => {
        const beforeFeeOre = subtotalOf(rows).inclOre + delivery.priceOre;
        const codes: readonly PricedCode[] = [{ kind: "gift-card", value: beforeFeeOre + off }];
        const { fee, dueOre } = calculatePrice({ ...purchase(rows, codes), delivery, feeOre });
        expect([fee.inclOre, dueOre]).toEqual(off < 0 ? [feeOre, feeOre - off] : [0, 0]);
      }),
    );
  });

  it("has free delivery exactly from the limit on, to the öre", () => {
    const delivery = { priceOre: 4900, freeFromLimit: true };
    fc.assert(
      fc.property(someRows, someCodes, fc.integer({ min: -2, max: 2 }), (rows, codes, off) => {
        const { discountedSubtotalOre } = calculatePrice(purchase(rows, codes));
        const limitOre = Math.max(0, discountedSubtotalOre + off);
        const priced = calculatePrice({
          ...purchase(rows, codes),
          delivery,
          freeDelivery: { limitOre, isPickupForced: false },
        });
        expect(priced.hasFreeDelivery).toBe(discountedSubtotalOre >= limitOre);
        expect(priced.delivery.inclOre).toBe(discountedSubtotalOre >= limitOre ? 0 : 4900);
      }),
    );
  });

  it("uses, for delivery and fee, a VAT rate that one of its rows has", () => {
    fc.assert(
      fc.property(someRows, (rows) => {
        const percent = dominantVatPercent(rows);
        expect(rows.map(({ vatPercent }) => vatPercent)).toContain(percent);
        expect(dominantVatPercent(rows.toReversed())).toBe(percent);
        expect(dominantVatPercent(rows.flatMap((row) => [row, row]))).toBe(percent);
      }),
    );
  });

  it("costs the same in two parts as in one, before codes", () => {
    fc.assert(
      fc.property(someRows, someRows, (one, other) => {
        expect(subtotalOf([...one, ...other])).toEqual(add([subtotalOf(one), subtotalOf(other)]));
      }),
    );
  });
});
