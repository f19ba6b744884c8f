import { describe, expect, it } from "vitest";
import { isWithdrawable } from "./placedOrder.ts";

describe("isWithdrawable", () => {
  it("holds for what consumers have ordered, neither for companies nor for what binds nobody", () => {
    expect(isWithdrawable({ customer_type: "private", is_offer: false })).toBe(true);
    expect(isWithdrawable({ customer_type: "company", is_offer: false })).toBe(false);
    expect(isWithdrawable({ customer_type: "private", is_offer: true })).toBe(false);
  });
});
