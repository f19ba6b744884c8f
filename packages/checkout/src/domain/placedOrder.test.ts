import { describe, expect, it } from "vitest";
import { isWithdrawable } from "./placedOrder.ts";

describe("isWithdrawable", () => {
  it("holds once for what consumers have ordered, neither for companies nor for what binds nobody", () => {
    const order = { customer_type: "private", is_offer: false, is_withdrawn: false } as const;
    expect(isWithdrawable(order)).toBe(true);
    expect(isWithdrawable({ ...order, customer_type: "company" })).toBe(false);
    expect(isWithdrawable({ ...order, is_offer: true })).toBe(false);
    expect(isWithdrawable({ ...order, is_withdrawn: true })).toBe(false);
  });
});
