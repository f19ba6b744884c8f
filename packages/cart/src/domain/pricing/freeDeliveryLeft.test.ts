import { describe, expect, it } from "vitest";
import { freeDeliveryLeft } from "./freeDeliveryLeft.ts";

describe("freeDeliveryLeft", () => {
  const rule = { limitOre: 100_000, isPickupForced: false };

  it("is the difference between the goods and the limit, and 0 once they reach it", () => {
    expect(freeDeliveryLeft(rule, 79_950)).toBe(20_050);
    expect(freeDeliveryLeft(rule, 99_999)).toBe(1);
    expect(freeDeliveryLeft(rule, 100_000)).toBe(0);
    expect(freeDeliveryLeft(rule, 100_001)).toBe(0);
  });

  it("is null without a limit, and where the goods are picked up", () => {
    expect(freeDeliveryLeft({ ...rule, limitOre: null }, 1_000_000)).toBeNull();
    expect(freeDeliveryLeft({ ...rule, isPickupForced: true }, 1_000_000)).toBeNull();
  });

  it("is always reached with the limit 0", () => {
    expect(freeDeliveryLeft({ ...rule, limitOre: 0 }, 0)).toBe(0);
  });
});
