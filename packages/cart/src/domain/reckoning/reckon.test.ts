import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PricedRow } from "./linePrice.ts";
import { deliveryPriceOre, type Purchase, reckon } from "./reckon.ts";
import type { PricedCode } from "./reckonCodes.ts";

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const someRows = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      priceOre: fc.option(fc.integer({ min: 0, max: 2_000_000 }), { freq: 20 }),
      originalPriceOre: fc.option(fc.integer({ min: 0, max: 3_000_000 })),
      vatPercent: fc.constantFrom(25, 12, 6, 0),
      giftCampaignId: fc.constantFrom(null, null, null, 9),
    }),
    { maxLength: 8 },
  )
  .map((rows) => rows.map((row, index): PricedRow => ({ lineId: index + 1, ...row })));

const somePriceCodes = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("percent" as const), value: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant("amount" as const), value: fc.integer({ min: 1, max: 3_000_000 }) }),
  ),
  { maxLength: 3 },
);

const someCards = fc.array(
  fc.record({ kind: fc.constant("gift-card" as const), value: fc.integer({ min: 1, max: 3_000_000 }) }),
  { maxLength: 2 },
);

const someOre = fc.integer({ min: 0, max: 99_999 });

const somePurchase: fc.Arbitrary<Purchase<PricedRow, PricedCode>> = fc
  .record({
    rows: someRows,
    priceCodes: somePriceCodes,
    cards: someCards,
    freeDelivery: fc.record({
      limitOre: fc.option(fc.integer({ min: 0, max: 500_000 })),
      isPickupForced: fc.boolean(),
    }),
    delivery: fc.option(fc.record({ priceOre: someOre, freeFromLimit: fc.boolean() })),
    feeOre: someOre,
  })
  .map(({ priceCodes, cards, ...rest }) => ({ ...rest, codes: [...cards, ...priceCodes] }));

/** Checks that something holds of many purchases. */
const always = (holds: (purchase: Purchase<PricedRow, PricedCode>) => void): void =>
  fc.assert(fc.property(somePurchase, holds), { numRuns: 400 });

const noCards = ({ codes, ...rest }: Purchase<PricedRow, PricedCode>): Purchase<PricedRow, PricedCode> => ({
  ...rest,
  codes: codes.filter(({ kind }) => kind !== "gift-card"),
});

const washingMachines: PricedRow = {
  lineId: 1,
  quantity: 2,
  priceOre: 699_000,
  originalPriceOre: null,
  vatPercent: 25,
  giftCampaignId: null,
};

const plain: Purchase<PricedRow, PricedCode> = {
  rows: [washingMachines],
  codes: [],
  freeDelivery: { limitOre: null, isPickupForced: false },
  delivery: null,
  feeOre: 0,
};

describe("what a purchase costs", () => {
  it("is its goods, less codes, with delivery and fee, and the VAT of all of it", () => {
    const codes: readonly PricedCode[] = [{ kind: "percent", value: 10 }];
    const delivery = { priceOre: 39_900, freeFromLimit: false };
    expect(reckon({ ...plain, codes, delivery, feeOre: 2_900 })).toMatchObject({
      goods: { inclOre: 1_398_000, exclOre: 1_118_400 },
      taken: { inclOre: 139_800, exclOre: 111_840 },
      goodsOre: 1_258_200,
      delivery: { inclOre: 39_900, exclOre: 31_920 },
      fee: { inclOre: 2_900, exclOre: 2_320 },
      total: { inclOre: 1_301_000, exclOre: 1_040_800, vatOre: 260_200 },
    });
  });

  it("adds up: the lines are the goods, the codes are what is taken, and all parts are the total", () => {
    always((purchase) => {
      const { lines, codes, goods, taken, goodsOre, delivery, fee, total } = reckon(purchase);
      const cards = codes.filter(({ code }) => code.kind === "gift-card");
      const cardsOre = sum(cards.map(({ amount }) => amount.inclOre));
      expect(sum(lines.map((line) => line.total.inclOre))).toBe(goods.inclOre);
      expect(sum(lines.map((line) => line.total.exclOre))).toBe(goods.exclOre);
      expect(sum(codes.map(({ amount }) => amount.inclOre))).toBe(taken.inclOre);
      expect(sum(codes.map(({ amount }) => amount.exclOre))).toBe(taken.exclOre);
      expect(sum(lines.map((line) => line.discountOre)) + cardsOre).toBe(taken.inclOre);
      expect(sum(lines.map((line) => line.reduced.inclOre)) - cardsOre).toBe(goodsOre);
      expect(total.inclOre).toBe(goods.inclOre - taken.inclOre + delivery.inclOre + fee.inclOre);
      expect(total.inclOre).toBe(total.exclOre + total.vatOre);
    });
  });

  it("holds the VAT of every line at its own rate, and by rate all of the VAT", () => {
    always((purchase) => {
      const { lines, delivery, fee, vatParts, total, dominantVatPercent } = reckon(purchase);
      const charges = [delivery, fee].map((amount) => ({ amount, vatPercent: dominantVatPercent }));
      for (const { amount, vatPercent } of [
        ...lines.map(({ row, reduced }) => ({ amount: reduced, vatPercent: row.vatPercent })),
        ...charges,
      ]) {
        const exactOre = (amount.inclOre * vatPercent) / (100 + vatPercent);
        expect(Math.abs(amount.inclOre - amount.exclOre - exactOre)).toBeLessThanOrEqual(0.5);
      }
      expect(sum(vatParts.map(({ vatOre }) => vatOre))).toBe(total.vatOre);
      expect(sum(vatParts.map(({ inclOre }) => inclOre))).toBe(
        sum([...lines.map(({ reduced }) => reduced.inclOre), delivery.inclOre, fee.inclOre]),
      );
      const percents = vatParts.map(({ vatPercent }) => vatPercent);
      expect(percents).toEqual([...new Set(percents)].toSorted((one, other) => other - one));
      for (const { inclOre, exclOre, vatOre } of vatParts) expect(inclOre).toBe(exclOre + vatOre);
    });
  });

  it("is never less than nothing, nor is any part of it, and codes never take more than the lines cost", () => {
    always((purchase) => {
      const { lines, codes, goods, taken, goodsOre, total, vatParts } = reckon(purchase);
      for (const { discountOre, total: line, reduced } of lines) {
        expect(discountOre).toBeGreaterThanOrEqual(0);
        expect(discountOre).toBeLessThanOrEqual(line.inclOre);
        expect(reduced.exclOre).toBeGreaterThanOrEqual(0);
      }
      for (const { amount } of codes) {
        expect(amount.inclOre).toBeGreaterThanOrEqual(0);
        expect(amount.exclOre).toBeGreaterThanOrEqual(0);
        expect(amount.exclOre).toBeLessThanOrEqual(amount.inclOre);
      }
      for (const { vatOre, exclOre } of vatParts) expect(Math.min(vatOre, exclOre)).toBeGreaterThanOrEqual(0);
      expect(taken.inclOre).toBeLessThanOrEqual(goods.inclOre);
      expect(Math.min(goodsOre, total.inclOre, total.vatOre)).toBeGreaterThanOrEqual(0);
    });
  });

  it("takes no code for more than it is worth", () => {
    always((purchase) => {
      for (const { code, amount } of reckon(purchase).codes) {
        if (code.kind !== "percent") expect(amount.inclOre).toBeLessThanOrEqual(code.value);
      }
    });
  });

  it("does not depend on the order of the lines", () => {
    const shuffled = somePurchase.chain((purchase) =>
      fc
        .shuffledSubarray([...purchase.rows], { minLength: purchase.rows.length, maxLength: purchase.rows.length })
        .map((rows) => [purchase, { ...purchase, rows }] as const),
    );
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        const [{ lines, ...before }, { lines: moved, ...after }] = [reckon(one), reckon(other)];
        expect(after).toEqual(before);
        const places = new Map(moved.map((line) => [line.row.lineId, line]));
        expect(lines.map(({ row }) => places.get(row.lineId))).toEqual(lines);
      }),
      { numRuns: 400 },
    );
  });
});

describe("a gift card", () => {
  it("lowers what is left to pay, and neither a line nor the VAT", () => {
    always((purchase) => {
      const [paid, unpaid] = [reckon(purchase), reckon({ ...noCards(purchase), freeDelivery: plain.freeDelivery })];
      expect(paid.lines).toEqual(unpaid.lines);
      const cardsOre = paid.taken.inclOre - unpaid.taken.inclOre;
      expect(paid.goodsOre).toBe(unpaid.goodsOre - cardsOre);
      expect(paid.taken.exclOre).toBe(unpaid.taken.exclOre + cardsOre);
      // Delivery may cost something again: free delivery is measured by what is left of the goods.
      const deliveryVatOre = ({ delivery }: typeof paid): number => delivery.inclOre - delivery.exclOre;
      expect(paid.total.vatOre - deliveryVatOre(paid)).toBe(unpaid.total.vatOre - deliveryVatOre(unpaid));
    });
  });

  it("leaves the VAT of what it pays for as a whole", () => {
    const card: PricedCode = { kind: "gift-card", value: 2_000_000 };
    expect(reckon({ ...plain, codes: [card] }).total).toEqual({ inclOre: 0, exclOre: -279_600, vatOre: 279_600 });
  });
});

describe("delivery", () => {
  const parcel = { priceOre: 4_900, freeFromLimit: true };
  const freeDelivery = { limitOre: 1_398_000, isPickupForced: false };

  it("costs nothing once the goods reach the limit, where the way of delivery takes part in that", () => {
    const free = reckon({ ...plain, freeDelivery, delivery: parcel });
    expect([free.hasFreeDelivery, free.delivery.inclOre]).toEqual([true, 0]);
    const heavy = { ...parcel, freeFromLimit: false };
    expect(reckon({ ...plain, freeDelivery, delivery: heavy }).delivery.inclOre).toBe(4_900);
    expect([parcel, heavy].map((one) => deliveryPriceOre(one, free))).toEqual([0, 4_900]);
  });

  it("is measured by what the goods cost after codes", () => {
    const codes: readonly PricedCode[] = [{ kind: "amount", value: 1 }];
    const { hasFreeDelivery, delivery } = reckon({ ...plain, codes, freeDelivery, delivery: parcel });
    expect([hasFreeDelivery, delivery.inclOre]).toEqual([false, 4_900]);
  });

  it("is free nowhere where the shop has no limit, or all goods are fetched", () => {
    for (const rule of [
      { limitOre: null, isPickupForced: false },
      { limitOre: 0, isPickupForced: true },
    ]) {
      expect(reckon({ ...plain, freeDelivery: rule, delivery: parcel }).hasFreeDelivery).toBe(false);
    }
  });

  it("follows the VAT that most of the goods have, as the fee does", () => {
    const book = { ...washingMachines, vatPercent: 6 };
    const { delivery, fee, vatParts } = reckon({ ...plain, rows: [book], delivery: parcel, feeOre: 1_060 });
    expect([delivery.exclOre, fee.exclOre]).toEqual([4_623, 1_000]);
    expect(vatParts.map(({ vatPercent }) => vatPercent)).toEqual([6]);
  });
});
