import { aCartLine } from "@torg/cart/fixtures";
import { emptyDiscount } from "@torg/cart/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCheckout, aDeliveryCheckout } from "../fixtures/index.ts";
import {
  changedParts,
  formatOrderFingerprint,
  orderFingerprint,
  type OrderSubject,
  parseOrderFingerprint,
} from "./orderFingerprint.ts";

const subject: OrderSubject = {
  lines: [aCartLine({ productId: 1008, quantity: 2, totalPriceInclVatOre: 798_000 }), aCartLine({ productId: 1013 })],
  discount: emptyDiscount,
  data: aCheckout({ termsVersion: "a1" }),
  paymentTypeId: "5",
  totalOre: 802_900,
};
const shown = orderFingerprint(subject);
const changedBy = (changes: Partial<OrderSubject>) => changedParts(shown, orderFingerprint({ ...subject, ...changes }));
const withDelivery = (changes: Parameters<typeof aDeliveryCheckout>[0]) => ({
  ...subject.data,
  delivery: aDeliveryCheckout(changes),
});

describe("orderFingerprint", () => {
  it("is the same for the same order, whatever the order of its lines", () => {
    expect(changedBy({ lines: subject.lines.toReversed() })).toEqual([]);
  });

  it.each<[string, Partial<OrderSubject>, readonly string[]]>([
    ["another product at the same sum", { lines: [aCartLine({ productId: 1001 })] }, ["products"]],
    [
      "another way of delivery at the same price",
      { data: withDelivery({ selected: { id: 3, priceOre: 4900 } }) },
      ["delivery"],
    ],
    [
      "another agent",
      { data: withDelivery({ session: { postalCode: "12747", shippingOptionId: "ombud-2" } }) },
      ["delivery"],
    ],
    [
      "another place",
      { data: withDelivery({ session: { postalCode: "98131", shippingOptionId: "ombud-1" } }) },
      ["delivery"],
    ],
    ["another buyer", { data: { ...subject.data, customerType: "private" } }, ["buyer"]],
    ["another country", { data: { ...subject.data, countryCode: "NO" } }, ["buyer"]],
    [
      "a gift in the place of a product",
      { lines: subject.lines.map((line) => ({ ...line, giftCampaignId: 9 })) },
      ["products"],
    ],
    ["goods that are not delivered", { data: { ...subject.data, delivery: null } }, ["delivery"]],
    ["another way to pay", { paymentTypeId: "3" }, ["payment"]],
    ["other terms", { data: { ...subject.data, termsVersion: "b2" } }, ["terms"]],
    ["another sum that nothing explains", { totalOre: 1 }, ["sum"]],
    ["a product whose price has changed, and with it the sum", { totalOre: 1, lines: [] }, ["products"]],
  ])("includes %s", (_, changes, parts) => {
    expect(changedBy(changes)).toEqual(parts);
  });

  it("includes a code that was added", () => {
    const row = { code: "SOMMAR 10", label: "", amountInclVatOre: 1000, amountExclVatOre: 800 };
    expect(changedBy({ discount: { ...emptyDiscount, rows: [row] } })).toEqual(["codes"]);
  });

  it("is sent as one text, part by part, with the separators inside the parts escaped", () => {
    const row = { code: "SOMMAR 10", label: "", amountInclVatOre: 1000, amountExclVatOre: 800 };
    const variant = aCartLine({ productId: 1401, variantId: 55, quantity: 1 });
    const gift = aCartLine({ giftCampaignId: 9, quantity: 1, unitPriceInclVatOre: 0 });
    const discount = { ...emptyDiscount, rows: [row, { ...row, code: "50%" }] };
    expect(formatOrderFingerprint(orderFingerprint({ ...subject, lines: [variant, gift], discount }))).toBe(
      [
        "buyer:company/SE",
        "products:1001//1/0/gift,1401/55/1/699000/",
        "codes:50%37/1000,SOMMAR%3210/1000",
        "delivery:1/ombud-1/12747",
        "payment:5",
        "sum:802900",
        "terms:a1",
      ].join(" "),
    );
  });

  it("survives the round trip, whatever it contains", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (code, option) => {
        const row = { code, label: "", amountInclVatOre: 100, amountExclVatOre: 100 };
        const now = orderFingerprint({
          ...subject,
          discount: { ...emptyDiscount, rows: [row] },
          data: withDelivery({ session: { postalCode: null, shippingOptionId: option } }),
        });
        expect(parseOrderFingerprint(formatOrderFingerprint(now))).toEqual(now);
      }),
    );
  });

  it("ignores what a page does not show", () => {
    expect(changedParts(parseOrderFingerprint(""), shown)).toEqual([]);
    expect(changedParts(parseOrderFingerprint("sum:1 other:2"), shown)).toEqual(["sum"]);
  });
});
