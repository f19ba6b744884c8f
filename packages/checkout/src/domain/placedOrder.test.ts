import { describe, expect, it } from "vitest";
import { isWithdrawable } from "./placedOrder.ts";

describe("isWithdrawable", () => {
  it("holds once for what consumers have ordered, neither for companies nor for what binds nobody", () => {
    const order = { customerType: "private", isQuote: false, isWithdrawn: false } as const;
    expect(isWithdrawable(order)).toBe(true);
    expect(isWithdrawable({ ...order, customerType: "company" })).toBe(false);
    expect(isWithdrawable({ ...order, isQuote: true })).toBe(false);
    expect(isWithdrawable({ ...order, isWithdrawn: true })).toBe(false);
  });
});
