import { describe, expect, it } from "vitest";
import { missingForFreeDelivery } from "./missingForFreeDelivery.ts";

describe("missingForFreeDelivery", () => {
  const rule = { limitOre: 100_000, isPickupForced: false };

  it("is the difference between the goods and the limit, and 0 once they reach it", () => {
    expect(missingForFreeDelivery(rule, 79_950)).toBe(20_050);
    expect(missingForFreeDelivery(rule, 99_999)).toBe(1);
    expect(missingForFreeDelivery(rule, 100_000)).toBe(0);
    expect(missingForFreeDelivery(rule, 100_001)).toBe(0);
  });

  it("is null without a limit, and where the goods are picked up", () => {
    expect(missingForFreeDelivery({ ...rule, limitOre: null }, 1_000_000)).toBeNull();
    expect(missingForFreeDelivery({ ...rule, isPickupForced: true }, 1_000_000)).toBeNull();
  });

  it("is always reached with the limit 0", () => {
    expect(missingForFreeDelivery({ ...rule, limitOre: 0 }, 0)).toBe(0);
  });
});
