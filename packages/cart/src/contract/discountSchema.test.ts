import { toWire } from "@torg/http";
import { describe, expect, it } from "vitest";
import { aDiscount, aDiscountOf, aGiftCardRow } from "../fixtures/index.ts";
import { isGiftCard } from "../domain/discountParts.ts";
import { discountRowSchema, discountSchema } from "./discountSchema.ts";

const row = { code: "K", label: "Presentkort", discount_amount_incl_vat: 400, discount_amount_excl_vat: 400 };

describe("an applied code on the wire", () => {
  it("is a gift card where it has the amount left on it", () => {
    const read = discountRowSchema.parse({ ...row, gift_card: { left: 100.5, valid_until: "2027-11-30" } });
    expect([isGiftCard(read), read.giftCard]).toEqual([true, { balanceOre: 10_050, validUntil: "2027-11-30" }]);
    expect(discountRowSchema.parse({ ...row, gift_card: { left: 0 } }).giftCard).toEqual({
      balanceOre: 0,
      validUntil: null,
    });
  });

  it.each([
    ["nothing", row],
    ["null", { ...row, gift_card: null }],
  ])("lowers the price where it says %s about a gift card", (_what, told) => {
    expect(isGiftCard(discountRowSchema.parse(told))).toBe(false);
  });

  it("survives a round trip, and a code that lowers the price is written without a gift card", () => {
    const both = aDiscountOf([...aDiscount().rows, aGiftCardRow()]);
    const written = toWire(discountSchema, both);
    expect(written).toMatchObject({
      rows: [{ code: "SOMMAR10" }, { gift_card: { left: 100, valid_until: "2027-11-30" } }],
      total: 1798,
    });
    expect(JSON.stringify(toWire(discountSchema, aDiscount()))).not.toContain("gift_card");
    expect(discountSchema.parse(written)).toEqual(both);
  });
});
