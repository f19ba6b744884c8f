import { emptyDiscount } from "@torg/cart/domain";
import { aCartLine } from "@torg/cart/fixtures";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCheckout, aDeliveryCheckout, aPaymentType } from "../fixtures/index.ts";
import { optionPriceOre, optionsShowOre } from "./optionBox.ts";
import { orderButton } from "./order.ts";
import { customerTypesOf, isPaymentAllowed, orderPaymentTypes, selectedPaymentType } from "./paymentTypes.ts";
import { isWithdrawable } from "./placedOrder.ts";
import {
  changedParts,
  formatOrderFingerprint,
  orderFingerprint,
  type OrderSubject,
  parseOrderFingerprint,
} from "./orderFingerprint.ts";

const aName = fc.oneof(fc.string(), fc.constantFrom("", "SOMMAR 10", "50%", "a/b", "a:b", "å,ä", "sum:1", "\u3000"));
const aSubject: fc.Arbitrary<OrderSubject> = fc
  .record({
    lines: fc.array(
      fc.record({
        productId: fc.integer({ min: 1, max: 3 }),
        variantId: fc.option(fc.integer({ min: 1, max: 3 })),
        quantity: fc.integer({ min: 1, max: 3 }),
        giftCampaignId: fc.option(fc.constant(9)),
        totalPriceInclVatOre: fc.nat(3),
      }),
      { maxLength: 3 },
    ),
    codes: fc.array(fc.record({ code: aName, amountInclVatOre: fc.nat(3) }), { maxLength: 2 }),
    postalCode: fc.option(aName),
    shippingOptionId: fc.option(aName),
    paymentTypeId: fc.option(aName),
    termsVersion: aName,
    totalOre: fc.nat(3),
  })
  .map(({ lines, codes, postalCode, shippingOptionId, termsVersion, ...rest }) => ({
    ...rest,
    lines,
    discount: { rows: codes },
    data: aCheckout({ termsVersion, delivery: aDeliveryCheckout({ session: { postalCode, shippingOptionId } }) }),
  }));

describe("what a page has shown of an order", () => {
  it("survives a round trip, whatever names are in it, and then nothing has changed", () => {
    fc.assert(
      fc.property(aSubject, (subject) => {
        const shown = orderFingerprint(subject);
        expect(parseOrderFingerprint(formatOrderFingerprint(shown))).toEqual(shown);
        expect(changedParts(parseOrderFingerprint(formatOrderFingerprint(shown)), orderFingerprint(subject))).toEqual(
          [],
        );
      }),
    );
  });

  it("is the same whatever the order of lines and codes", () => {
    fc.assert(
      fc.property(aSubject, (subject) => {
        const other = {
          ...subject,
          lines: subject.lines.toReversed(),
          discount: { rows: subject.discount.rows.toReversed() },
        };
        expect(orderFingerprint(other)).toEqual(orderFingerprint(subject));
      }),
    );
  });

  it("differs wherever two orders differ, part by part", () => {
    fc.assert(
      fc.property(aSubject, aSubject, (one, other) => {
        const [before, after] = [orderFingerprint(one), orderFingerprint(other)];
        const parts = changedParts(before, after);
        expect(parts.length === 0).toBe(formatOrderFingerprint(before) === formatOrderFingerprint(after));
        if (one.totalOre !== other.totalOre) expect(parts.length).toBeGreaterThan(0);
        if (one.lines.length !== other.lines.length) expect(parts).toContain("products");
        if ((one.paymentTypeId ?? "") !== (other.paymentTypeId ?? "")) expect(parts).toContain("payment");
        if (parts.length > 1) expect(parts).not.toContain("sum");
      }),
    );
  });

  it("is read from any text without failing, and contains only known parts", () => {
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom("sum:", "buyer:", " ", "a", ":", "x:1")).map((all) => all.join("")),
    );
    fc.assert(
      fc.property(text, (told) => {
        const names = Object.keys(parseOrderFingerprint(told));
        const known = Object.keys(
          orderFingerprint({ lines: [], discount: emptyDiscount, data: aCheckout(), paymentTypeId: null, totalOre: 0 }),
        );
        expect(known).toEqual(expect.arrayContaining(names));
      }),
    );
  });

  it("distinguishes two lines of one piece from one line of two", () => {
    const of = (...quantities: readonly number[]): string =>
      orderFingerprint({
        lines: quantities.map((quantity) => aCartLine({ quantity, totalPriceInclVatOre: 100 })),
        discount: emptyDiscount,
        data: aCheckout(),
        paymentTypeId: null,
        totalOre: 0,
      }).products;
    expect(of(1, 1)).not.toBe(of(2));
  });
});

describe("payment methods", () => {
  const someTypes = fc.uniqueArray(
    fc
      .record({
        id: fc.constantFrom("1", "2", "3", "4"),
        isCredit: fc.boolean(),
        isForCompany: fc.boolean(),
        isForPrivate: fc.boolean(),
      })
      .map((changes) => aPaymentType(changes)),
    { selector: ({ id }) => id },
  );
  const aBuyer = fc.constantFrom("private" as const, "company" as const);

  it("never have credit preselected beside others, as the law requires, or one that the buyer cannot use", () => {
    const choice = fc.record({ selected: fc.constantFrom("1", "2", "9", null), isChosen: fc.boolean() });
    fc.assert(
      fc.property(someTypes, aBuyer, choice, (types, customerType, { selected, isChosen }) => {
        const type = selectedPaymentType({ types, customerType, selected, isChosen });
        if (type === null) return;
        expect(type.id).toBe(selected);
        expect(isPaymentAllowed(type, customerType)).toBe(true);
        const others = types.filter((one) => !one.isCredit && isPaymentAllowed(one, customerType));
        if (type.isCredit && !isChosen) expect(others).toEqual([]);
      }),
    );
  });

  it("are sorted with credit last, each once, and sorting again changes nothing", () => {
    fc.assert(
      fc.property(someTypes, (types) => {
        const ordered = orderPaymentTypes(types);
        const credit = ordered.map(({ isCredit }) => Number(isCredit));
        expect(credit).toEqual(credit.toSorted((one, other) => one - other));
        expect(orderPaymentTypes(ordered)).toEqual(ordered);
        expect(new Set(ordered)).toEqual(new Set(types));
      }),
    );
  });

  it("are available to exactly the buyers that they name", () => {
    fc.assert(
      fc.property(someTypes, aBuyer, (types, buyer) => {
        for (const type of types) expect(customerTypesOf(type).includes(buyer)).toBe(isPaymentAllowed(type, buyer));
      }),
    );
  });
});

describe("the button that orders", () => {
  it.each([
    [1, false, "buy-now"],
    [99_999_999, false, "buy-now"],
    [0, false, "place-order"],
    [0, true, "send-request"],
    [99_999_999, true, "send-request"],
  ] as const)("mentions the duty to pay wherever there is one: %i ore, a request %s: %s", (ore, isQuote, words) => {
    expect(orderButton(ore, isQuote)).toBe(words);
  });
});

describe("prices shown beside each other", () => {
  const modes = [true, false].map((includesVat) => ({ includesVat, dominantVatFactor: 1.25 }));

  it("need decimals exactly when one of them is not a whole krona as shown", () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: -100, max: 50_000 }))),
        fc.constantFrom(...modes),
        (prices, mode) => {
          const shown = prices.flatMap((price) => optionPriceOre(price, mode) ?? []);
          expect(optionsShowOre(prices, mode)).toBe(shown.some((ore) => ore % 100 !== 0));
          expect(shown.every((ore) => Number.isInteger(ore) && ore >= 0)).toBe(true);
        },
      ),
    );
  });
});

describe("withdrawing from an order", () => {
  it("is possible for a consumer's binding order, once: in only one of the eight cases", () => {
    const cases = (["private", "company"] as const).flatMap((customerType) =>
      [false, true].flatMap((isQuote) => [false, true].map((isWithdrawn) => ({ customerType, isQuote, isWithdrawn }))),
    );
    expect(cases.filter(isWithdrawable)).toEqual([{ customerType: "private", isQuote: false, isWithdrawn: false }]);
  });
});
