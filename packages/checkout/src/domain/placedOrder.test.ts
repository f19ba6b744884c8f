import { describe, expect, it } from "vitest";
import { dueOreOf, isWithdrawable } from "./placedOrder.ts";

describe("isWithdrawable", () => {
  it("is true for consumers' orders, but not for companies' orders and for those that bind nobody", () => {
    const order = { customerType: "private", isQuote: false, isWithdrawn: false } as const;
    expect(isWithdrawable(order)).toBe(true);
    expect(isWithdrawable({ ...order, customerType: "company" })).toBe(false);
    expect(isWithdrawable({ ...order, isQuote: true })).toBe(false);
    expect(isWithdrawable({ ...order, isWithdrawn: true })).toBe(false);
  });
});

describe("dueOreOf", () => {
  it("is the total less what each gift card has paid", () => {
    const paid = (amountOre: number) => ({ label: "Presentkort", amountOre });
    expect(dueOreOf({ totalOre: 54_600, giftCards: [] })).toBe(54_600);
    expect(dueOreOf({ totalOre: 54_600, giftCards: [paid(30_000), paid(24_600)] })).toBe(0);
  });
});
