import { cartSummary } from "@torg/cart/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartRow } from "../cart/CartRow.ts";
import type { AppliedDiscount } from "../cart/discountAmounts.ts";
import { composeCheckout, type LoadedCheckout } from "../checkout/loadCheckout.ts";
import { totalToPay, writeCart, writeSums } from "../checkout/writeCheckout.ts";
import { paymentOrder } from "./paymentOrder.ts";
import { orderLines, stockDemand } from "./orderLines.ts";

const row = (part: Partial<CartRow> & Pick<CartRow, "soldId">): CartRow => ({
  lineId: part.soldId,
  productId: part.soldId,
  variantId: null,
  giftCampaignId: null,
  quantity: 1,
  name: `Vara ${part.soldId}`,
  parentName: null,
  brandName: null,
  image: null,
  isParent: false,
  priceOre: 0,
  originalPriceOre: null,
  vatPercent: 25,
  stock: 1000,
  hasLimitedStock: false,
  maxQuantity: null,
  availability: "in_stock",
  isDigital: false,
  packageNames: [],
  externalId: "",
  status: null,
  measure: null,
  energy: null,
  withdrawalExemptReason: null,
  takesBack: false,
  ...part,
});

const rows = fc.array(
  fc
    .record({
      soldId: fc.integer({ min: 1, max: 6 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      priceOre: fc.integer({ min: 0, max: 2_000_000 }),
      vatPercent: fc.constantFrom(25, 12, 6, 0),
      giftCampaignId: fc.option(fc.constant(9), { freq: 8 }),
    })
    .map(row),
  { minLength: 1, maxLength: 8 },
);

const discounts = fc.array(
  fc
    .record({
      id: fc.nat(99),
      kind: fc.constantFrom("percent" as const, "amount" as const, "gift_card" as const),
      value: fc.integer({ min: 1, max: 3_000_000 }),
    })
    .map(({ id, kind, value }): AppliedDiscount => ({
      id,
      code: "KOD",
      label: "Kod",
      kind,
      value: kind === "percent" ? 1 + (value % 100) : value,
      removable: true,
    })),
  { maxLength: 4 },
);

/** A checkout with home delivery chosen, as an order would find it. */
function checkoutOf(lines: readonly CartRow[], codes: readonly AppliedDiscount[], deliveryOre: number): LoadedCheckout {
  const tables = {
    deliveryTypes: [
      {
        id: 2,
        name: "Hemleverans",
        placeholder: "",
        priceOre: deliveryOre,
        freeFromLimit: false,
        bubbleTexts: [],
        image: null,
        description: "",
        isDigital: false,
        isStorePickup: false,
        providerShippingId: null,
        shippingOptions: [],
      },
    ],
    paymentMethods: [],
    isOffer: false,
    isPaused: false,
    termsVersion: "",
    settings: {
      freeDeliveryLimit: null,
      requiresPostalCode: false,
      forcePickupInStore: false,
      newsletterActive: false,
      deliveryHandler: "internal",
    },
  };
  const composed = composeCheckout({
    session: null,
    tables,
    contents: { rows: lines, discounts: codes, lapsed: null },
  });
  return { ...composed, choice: { ...composed.choice, deliveryTypeId: 2 } };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe("what an order costs", () => {
  it("is the sum of its lines less what codes take off, to the ore, however prices, rates and codes mix", () => {
    fc.assert(
      fc.property(rows, discounts, fc.integer({ min: 0, max: 99_999 }), (cart, codes, deliveryOre) => {
        const checkout = checkoutOf(cart, codes, deliveryOre);
        const lines = orderLines(checkout.rows, checkout.discounts);
        for (const { amountOre, shares } of checkout.discounts) expect(sum(shares)).toBe(amountOre);
        for (const line of lines) {
          expect(line.discountOre).toBeGreaterThanOrEqual(0);
          expect(line.discountOre).toBeLessThanOrEqual(line.totalOre);
        }
        const goods = sum(lines.map((line) => line.totalOre - line.discountOre));
        expect(goods).toBe(checkout.goodsOre);
        expect(goods + deliveryOre).toBe(totalToPay(checkout));
      }),
      { numRuns: 500 },
    );
  });

  it("holds the VAT of every line by its own rate, and no provider is told anything else", () => {
    const nowhere = { terms: "", checkout: "", calledOff: "", back: "", notice: "", validation: "", shipping: "" };
    fc.assert(
      fc.property(rows, discounts, fc.integer({ min: 0, max: 99_999 }), (cart, codes, deliveryOre) => {
        const checkout = checkoutOf(cart, codes, deliveryOre);
        const lines = orderLines(checkout.rows, checkout.discounts);
        for (const { row: of, totalOre, discountOre, vatOre } of lines) {
          const net = totalOre - discountOre;
          expect(Math.abs(vatOre - (net * of.vatPercent) / (100 + of.vatPercent))).toBeLessThanOrEqual(0.5);
        }
        const told = paymentOrder(checkout, "r", nowhere);
        expect(told.amountOre).toBe(totalToPay(checkout));
        expect(told.vatOre).toBe(sum(told.lines.map((line) => line.vatOre)));
        expect(sum(told.lines.map((line) => line.totalOre))).toBe(told.amountOre);
        for (const line of told.lines) expect(line.totalOre).toBe(line.quantity * line.unitOre - line.discountOre);
        // The page rounds sums and the order rounds lines: they may differ by half an ore for each rounding.
        const roundings = lines.length * (1 + codes.length) + 1;
        const shown = cartSummary(writeCart(checkout));
        expect(Math.abs(shown.vatOre - told.vatOre)).toBeLessThanOrEqual(roundings);
        expect(cartSummary(writeSums(checkout))).toEqual(shown);
      }),
      { numRuns: 500 },
    );
  });

  it("takes from the stock what all lines of a product come to, in the order of ids", () => {
    fc.assert(
      fc.property(rows, (cart) => {
        const demand = stockDemand(cart);
        expect(demand.map(({ productId }) => productId)).toEqual(
          [...new Set(cart.map(({ soldId }) => soldId))].toSorted((a, b) => a - b),
        );
        expect(sum(demand.map(({ quantity }) => quantity))).toBe(sum(cart.map(({ quantity }) => quantity)));
      }),
    );
  });
});
