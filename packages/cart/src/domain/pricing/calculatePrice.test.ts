import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PricedRow } from "./linePrice.ts";
import { calculatePrice, deliveryPriceOre, hasAmountDue, type Purchase } from "./calculatePrice.ts";
import type { PricedCode } from "./applyCodes.ts";

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

/** Checks a property of many random purchases. */
const always = (holds: (purchase: Purchase<PricedRow, PricedCode>) => void): void =>
  fc.assert(fc.property(somePurchase, holds), { numRuns: 400 });

type Codes = ReturnType<typeof calculatePrice<PricedRow, PricedCode>>["codes"];

/** Gift cards, and codes that lower prices. */
const partsOf = (codes: Codes): readonly [cards: Codes, lowering: Codes] => [
  codes.filter(({ code }) => code.kind === "gift-card"),
  codes.filter(({ code }) => code.kind !== "gift-card"),
];

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
  it("is its goods, less codes, plus delivery and fee, with the VAT of all of it", () => {
    const codes: readonly PricedCode[] = [{ kind: "percent", value: 10 }];
    const delivery = { priceOre: 39_900, freeFromLimit: false };
    expect(calculatePrice({ ...plain, codes, delivery, feeOre: 2_900 })).toMatchObject({
      subtotal: { inclOre: 1_398_000, exclOre: 1_118_400 },
      discount: { inclOre: 139_800, exclOre: 111_840 },
      discountedSubtotalOre: 1_258_200,
      delivery: { inclOre: 39_900, exclOre: 31_920 },
      fee: { inclOre: 2_900, exclOre: 2_320 },
      total: { inclOre: 1_301_000, exclOre: 1_040_800, vatOre: 260_200 },
      giftCardsOre: 0,
      dueOre: 1_301_000,
    });
  });

  it("adds up: the lines are the goods, the codes are the discount, and all parts are the total", () => {
    always((purchase) => {
      const { lines, codes, subtotal, discount, discountedSubtotalOre, delivery, fee, total, giftCardsOre, dueOre } =
        calculatePrice(purchase);
      const [cards, lowering] = partsOf(codes);
      expect(sum(lines.map((line) => line.total.inclOre))).toBe(subtotal.inclOre);
      expect(sum(lines.map((line) => line.total.exclOre))).toBe(subtotal.exclOre);
      expect(sum(lowering.map(({ amount }) => amount.inclOre))).toBe(discount.inclOre);
      expect(sum(lowering.map(({ amount }) => amount.exclOre))).toBe(discount.exclOre);
      expect(sum(lines.map((line) => line.discountOre))).toBe(discount.inclOre);
      expect(sum(lines.map((line) => line.reduced.inclOre))).toBe(discountedSubtotalOre);
      expect(total.inclOre).toBe(subtotal.inclOre - discount.inclOre + delivery.inclOre + fee.inclOre);
      expect(total.inclOre).toBe(total.exclOre + total.vatOre);
      expect(sum(cards.map(({ amount }) => amount.inclOre))).toBe(giftCardsOre);
      expect(giftCardsOre + dueOre).toBe(total.inclOre);
    });
  });

  it("includes the VAT of every line at its own rate, and of all rates together", () => {
    always((purchase) => {
      const { lines, delivery, fee, vatParts, total, dominantVatPercent } = calculatePrice(purchase);
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

  it("is never negative, nor is any part of it, and codes never take off more than the lines cost", () => {
    always((purchase) => {
      const { lines, codes, subtotal, discount, discountedSubtotalOre, total, vatParts, giftCardsOre, dueOre } =
        calculatePrice(purchase);
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
      expect(discount.inclOre).toBeLessThanOrEqual(subtotal.inclOre);
      expect(total.vatOre).toBeLessThanOrEqual(total.inclOre);
      expect(
        Math.min(discountedSubtotalOre, total.inclOre, total.exclOre, total.vatOre, giftCardsOre, dueOre),
      ).toBeGreaterThanOrEqual(0);
    });
  });

  it("takes off no more than a code is worth", () => {
    always((purchase) => {
      for (const { code, amount } of calculatePrice(purchase).codes) {
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
        const [{ lines, ...before }, { lines: moved, ...after }] = [calculatePrice(one), calculatePrice(other)];
        expect(after).toEqual(before);
        const places = new Map(moved.map((line) => [line.row.lineId, line]));
        expect(lines.map(({ row }) => places.get(row.lineId))).toEqual(lines);
      }),
      { numRuns: 400 },
    );
  });
});

/** Two purchases that differ only in the order of their codes. */
const reordered = somePurchase.chain((purchase) =>
  fc
    .shuffledSubarray([...purchase.codes], { minLength: purchase.codes.length, maxLength: purchase.codes.length })
    .map((codes) => [purchase, { ...purchase, codes }] as const),
);

describe("the order in which codes are added", () => {
  it("does not change what they take off, the delivery or what is left to pay", () => {
    fc.assert(
      fc.property(reordered, ([one, other]) => {
        const [before, after] = [calculatePrice(one), calculatePrice(other)];
        for (const name of [
          "discountedSubtotalOre",
          "hasFreeDelivery",
          "delivery",
          "fee",
          "giftCardsOre",
          "dueOre",
        ] as const) {
          expect(after[name]).toEqual(before[name]);
        }
        expect([after.discount.inclOre, after.total.inclOre]).toEqual([before.discount.inclOre, before.total.inclOre]);
      }),
      { numRuns: 400 },
    );
  });

  it("does not matter between gift cards and codes that lower prices", () => {
    always((purchase) => {
      const [cards, lowering] = [
        purchase.codes.filter(({ kind }) => kind === "gift-card"),
        purchase.codes.filter(({ kind }) => kind !== "gift-card"),
      ];
      expect(calculatePrice({ ...purchase, codes: [...lowering, ...cards] })).toEqual(calculatePrice(purchase));
    });
  });
});

describe("a gift card", () => {
  it("lowers what is left to pay, but not a line, the VAT, the delivery or the total", () => {
    always((purchase) => {
      const [paid, unpaid] = [calculatePrice(purchase), calculatePrice(noCards(purchase))];
      const { codes: _codes, giftCardsOre, dueOre, fee, total, vatParts, ...same } = paid;
      expect(unpaid).toMatchObject(same);
      const worthOre = sum(partsOf(paid.codes)[0].map(({ code }) => code.value));
      expect(giftCardsOre).toBe(Math.min(worthOre, total.inclOre));
      expect(dueOre).toBe(total.inclOre - giftCardsOre);
      // Only if cards pay everything else is there no other payment method, and so no fee.
      const isFeeless = worthOre > 0 && worthOre >= unpaid.total.inclOre - unpaid.fee.inclOre;
      if (isFeeless) expect([fee.inclOre, dueOre]).toEqual([0, 0]);
      else
        expect({ fee, total, vatParts }).toEqual({ fee: unpaid.fee, total: unpaid.total, vatParts: unpaid.vatParts });
    });
  });

  it("pays goods, delivery and fee alike, with the VAT of all of it, and keeps the rest", () => {
    const goods: PricedRow = { ...washingMachines, quantity: 1, priceOre: 49_700 };
    const purchase = { ...plain, rows: [goods], delivery: { priceOre: 4_900, freeFromLimit: false }, feeOre: 2_900 };
    const paidBy = (value: number) => calculatePrice({ ...purchase, codes: [{ kind: "gift-card", value }] });
    const part = paidBy(40_000);
    expect(part.total).toEqual({ inclOre: 57_500, exclOre: 46_000, vatOre: 11_500 });
    expect([part.giftCardsOre, part.dueOre]).toEqual([40_000, 17_500]);
    expect([paidBy(54_500).giftCardsOre, paidBy(54_500).dueOre]).toEqual([54_500, 3_000]);
    const whole = paidBy(100_000);
    expect(whole.total).toEqual({ inclOre: 54_600, exclOre: 43_680, vatOre: 10_920 });
    expect([whole.giftCardsOre, whole.dueOre, whole.fee.inclOre]).toEqual([54_600, 0, 0]);
  });
});

describe("delivery", () => {
  const parcel = { priceOre: 4_900, freeFromLimit: true };
  const freeDelivery = { limitOre: 1_398_000, isPickupForced: false };

  it("is free once the goods reach the limit, if the way of delivery takes part in that", () => {
    const free = calculatePrice({ ...plain, freeDelivery, delivery: parcel });
    expect([free.hasFreeDelivery, free.delivery.inclOre]).toEqual([true, 0]);
    const heavy = { ...parcel, freeFromLimit: false };
    expect(calculatePrice({ ...plain, freeDelivery, delivery: heavy }).delivery.inclOre).toBe(4_900);
    expect([parcel, heavy].map((one) => deliveryPriceOre(one, free))).toEqual([0, 4_900]);
  });

  it("compares the limit with the goods after codes, and ignores gift cards", () => {
    const after = (code: PricedCode) => calculatePrice({ ...plain, codes: [code], freeDelivery, delivery: parcel });
    const reduced = after({ kind: "amount", value: 1 });
    expect([reduced.hasFreeDelivery, reduced.delivery.inclOre]).toEqual([false, 4_900]);
    const paid = after({ kind: "gift-card", value: 1_398_000 });
    expect([paid.hasFreeDelivery, paid.delivery.inclOre, paid.dueOre]).toEqual([true, 0, 0]);
  });

  it("predicts whether a purchase with it would leave something to pay", () => {
    const other = fc.record({ priceOre: someOre, freeFromLimit: fc.boolean() });
    fc.assert(
      fc.property(somePurchase, other, (purchase, delivery) => {
        const { fee, dueOre } = calculatePrice({ ...purchase, delivery });
        // If cards pay everything, there is no payment fee and nothing is left to pay.
        const before = { ...calculatePrice(purchase), fee: dueOre === 0 ? fee : calculatePrice(noCards(purchase)).fee };
        expect(hasAmountDue(delivery, before)).toBe(dueOre > 0);
      }),
      { numRuns: 400 },
    );
  });

  it("leaves nothing to pay when goods, delivery and fee cost nothing", () => {
    const free = calculatePrice({ ...plain, codes: [{ kind: "percent", value: 100 }] });
    expect(hasAmountDue({ priceOre: 0, freeFromLimit: false }, free)).toBe(false);
    expect(hasAmountDue({ priceOre: 1, freeFromLimit: false }, free)).toBe(true);
  });

  it("is never free when the shop has no limit, or when all goods are picked up", () => {
    for (const rule of [
      { limitOre: null, isPickupForced: false },
      { limitOre: 0, isPickupForced: true },
    ]) {
      expect(calculatePrice({ ...plain, freeDelivery: rule, delivery: parcel }).hasFreeDelivery).toBe(false);
    }
  });

  it("uses the VAT rate of most of the goods, as the fee does", () => {
    const book = { ...washingMachines, vatPercent: 6 };
    const { delivery, fee, vatParts } = calculatePrice({ ...plain, rows: [book], delivery: parcel, feeOre: 1_060 });
    expect([delivery.exclOre, fee.exclOre]).toEqual([4_623, 1_000]);
    expect(vatParts.map(({ vatPercent }) => vatPercent)).toEqual([6]);
  });
});

describe("the price of a way of delivery", () => {
  const way = { priceOre: 4900, freeFromLimit: true, steps: [{ goodsFromOre: 50_000, priceOre: 2900 }] };
  it.each([
    { what: "its own", discountedSubtotalOre: 49_999, hasFreeDelivery: false, ore: 4900 },
    {
      what: "that of the first step which the goods reach",
      discountedSubtotalOre: 50_000,
      hasFreeDelivery: false,
      ore: 2900,
    },
    { what: "nothing from the limit", discountedSubtotalOre: 100_000, hasFreeDelivery: true, ore: 0 },
  ])("is $what", ({ ore, ...goods }) => expect(deliveryPriceOre(way, goods)).toBe(ore));
});
