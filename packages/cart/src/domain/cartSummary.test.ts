import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCart, aCartLine, aDiscount, aDiscountOf, aGiftCardRow } from "../fixtures/index.ts";
import { type CartSummary, cartSummary, deliveryNote } from "./cartSummary.ts";
import { withoutVat } from "./pricing/amount.ts";

const paidByCard = (ore: number) => aDiscountOf([aGiftCardRow({ amountInclVatOre: ore, amountExclVatOre: ore })]);

describe("cartSummary", () => {
  it("adds up products and shows the VAT in the total", () => {
    expect(cartSummary(aCart())).toMatchObject({ productsOre: 1_398_000, totalOre: 1_398_000, vatOre: 279_600 });
  });

  it("gives the total with and without VAT for a company", () => {
    expect(cartSummary(aCart({ includesVat: false }))).toMatchObject({
      productsOre: 1_118_400,
      totalOre: 1_118_400,
      totalInclVatOre: 1_398_000,
    });
  });

  it("takes off the discount and adds delivery only when it is chosen", () => {
    const cart = aCart({ discount: aDiscount() });
    expect(cartSummary(cart)).toMatchObject({ discountOre: 139_800, totalOre: 1_258_200 });
    const withDelivery = { ...cart, delivery: { selected: { id: 2, priceOre: 39_900 } } };
    expect(cartSummary(withDelivery).totalOre).toBe(1_258_200 + 39_900);
  });

  it("adds a fee of the payment method as a row of its own", () => {
    const summary = cartSummary(aCart(), { name: "Faktura", priceOre: 2900 });
    expect(summary.payment).toEqual({ name: "Faktura", feeOre: 2900 });
    expect(summary.totalOre).toBe(1_400_900);
    expect(cartSummary(aCart(), { name: "Kort", priceOre: null }).payment).toBeNull();
    const forCompany = cartSummary(aCart({ includesVat: false }), { name: "Faktura", priceOre: 2900 });
    expect(forCompany).toMatchObject({ payment: { feeOre: 2320 }, totalOre: 1_120_720, vatOre: 280_180 });
  });

  it("uses each line's own VAT where rates differ", () => {
    const book = aCartLine({ quantity: 1, unitPriceInclVatOre: 10_600, unitPriceExclVatOre: 10_000 });
    const cable = aCartLine({ quantity: 1, unitPriceInclVatOre: 12_500, unitPriceExclVatOre: 10_000 });
    expect(cartSummary(aCart({ lines: [book, cable] })).vatOre).toBe(3100);
  });

  it("treats a gift card as payment: discount, total and VAT stay the same, and less is left to pay", () => {
    const delivery = { selected: { id: 1, priceOre: 4_900 } };
    const paid = aCart({ discount: paidByCard(40_000), delivery });
    const sums = { discountOre: 0, totalOre: 1_402_900, vatOre: 280_580, giftCardsOre: 40_000, dueOre: 1_362_900 };
    expect(cartSummary(paid)).toMatchObject(sums);
    const ofCompany = { totalOre: 1_122_320, totalInclVatOre: 1_402_900, giftCardsOre: 40_000, dueOre: 1_362_900 };
    expect(cartSummary({ ...paid, includesVat: false })).toMatchObject(ofCompany);
    const whole = { totalOre: 1_402_900, vatOre: 280_580, giftCardsOre: 1_402_900, dueOre: 0 };
    expect(cartSummary({ ...paid, discount: paidByCard(1_402_900) })).toMatchObject(whole);
  });

  it("separates a discount code from a gift card, and uses no more of a card than the total", () => {
    const [code, card] = [aDiscount(), paidByCard(2_000_000)];
    const both = aDiscountOf([...code.rows, ...card.rows]);
    expect(cartSummary(aCart({ discount: both }))).toMatchObject({
      discountOre: 139_800,
      totalOre: 1_258_200,
      vatOre: 251_640,
      giftCardsOre: 1_258_200,
      dueOre: 0,
    });
  });

  it("shows a gift card as a discount where the backend does not mark it as one", () => {
    const paid = (ore: number) => aDiscount({ totalInclVatOre: ore, totalExclVatOre: ore });
    const sums = { discountOre: 50_000, totalOre: 1_348_000, vatOre: 279_600, giftCardsOre: 0, dueOre: 1_348_000 };
    expect(cartSummary(aCart({ discount: paid(50_000) }))).toMatchObject(sums);
    const ofCompany = aCart({ discount: paid(1_398_000), includesVat: false });
    expect(cartSummary(ofCompany)).toMatchObject({ totalOre: 0, totalInclVatOre: 0 });
  });

  it("never goes below nothing", () => {
    const discount = aDiscount({ totalInclVatOre: 9_999_900, totalExclVatOre: 7_999_920 });
    expect(cartSummary(aCart({ discount }))).toMatchObject({ totalOre: 0, vatOre: 0 });
  });

  it("adds up to the öre: the total is the sum of the rows, and VAT is the difference of the two totals", () => {
    const price = fc.integer({ min: 0, max: 9_999_999 });
    const lines = fc.array(fc.tuple(price, fc.integer({ min: 1, max: 99 })), { maxLength: 8 });
    fc.assert(
      fc.property(
        lines,
        fc.record({ delivery: price, off: price, fee: price, isCard: fc.boolean() }),
        fc.boolean(),
        (parts, ore, includesVat) => {
          const held = parts.map(([unit, quantity]) => aCartLine({ quantity, unitPriceInclVatOre: unit }));
          const delivery = { selected: { id: 1, priceOre: ore.delivery } };
          const offExcl = ore.isCard ? ore.off : withoutVat(ore.off, 1.25);
          const discount = aDiscount({ totalInclVatOre: ore.off, totalExclVatOre: offExcl });
          const cart = aCart({ lines: held, delivery, discount, includesVat });
          const fee = { name: "Faktura", priceOre: ore.fee };
          const summary = cartSummary(cart, fee);
          const linesOre = parts.reduce((sum, [unit, count]) => sum + unit * count, 0);
          const rowsOf = ({ productsOre, discountOre, delivery: chosen, payment }: CartSummary): number =>
            (ore.off > linesOre ? 0 : productsOre - discountOre) +
            ("priceOre" in chosen ? chosen.priceOre : 0) +
            (payment?.feeOre ?? 0);
          expect(summary.totalOre).toBe(Math.max(0, rowsOf(summary)));
          expect(summary.totalInclVatOre).toBe(Math.max(0, linesOre - ore.off) + ore.delivery + ore.fee);
          const exclVat = rowsOf(cartSummary({ ...cart, includesVat: false }, fee));
          expect(summary.vatOre).toBe(summary.totalInclVatOre - exclVat);
          expect(Number.isInteger(summary.totalOre)).toBe(true);
        },
      ),
    );
  });
});

describe("deliveryNote", () => {
  const noteOf = (freeDeliveryLimitOre: number | null, priceOre: number | null, postalCode: string | null = null) => {
    const cart = aCart({
      freeDeliveryLimitOre,
      delivery: {
        selected: priceOre === null ? null : { id: 2, priceOre },
        session: { postalCode },
      },
    });
    return deliveryNote(cartSummary(cart), cart);
  };

  it("says that free delivery does not apply to the chosen way when that one still costs something", () => {
    expect(noteOf(100_000, 39_900)).toBe("charged");
    expect(noteOf(100_000, 0)).toBeNull();
    expect(noteOf(10_000_000, 39_900)).toBeNull();
    expect(noteOf(null, 39_900)).toBeNull();
  });

  it("says that the price is unknown until there is a postal code", () => {
    expect(noteOf(10_000_000, null)).toBe("unknown");
    expect(noteOf(100_000, null)).toBeNull();
  });

  it("says to choose a way of delivery once the postal code is known", () => {
    expect(noteOf(10_000_000, null, "12747")).toBe("unchosen");
    expect(noteOf(10_000_000, 39_900, "12747")).toBeNull();
    for (const delivery of [null, { selected: null }]) {
      const cart = aCart({ freeDeliveryLimitOre: null, delivery });
      expect(deliveryNote(cartSummary(cart), cart)).toBe("unknown");
    }
  });

  it("has no note for the cheapest price, which nobody has chosen", () => {
    const cheapest = { delivery: { kind: "from", priceOre: 4900 }, freeDelivery: { state: "qualified" } } as const;
    expect(deliveryNote(cheapest, aCart())).toBeNull();
  });
});
