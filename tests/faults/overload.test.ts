import { describe, expect, it } from "vitest";
import { startShop } from "../e2e/shops/startShop.ts";
import { askTooMuch, type OverloadFigures } from "./askTooMuch.ts";
import { readFaultOptions } from "./faultOptions.ts";
import { openFaultShop } from "./openFaultShop.ts";
import { tellFigures } from "./tellFigures.ts";

const { seconds } = readFaultOptions();

function expectGrace(fault: string, figures: OverloadFigures): void {
  tellFigures(fault, { ...figures, odd: figures.odd.length });
  const { odd, served, capacity, refused, refusedHalf, carts } = figures;
  expect(odd).toEqual([]);
  expect(refused).toBeGreaterThan(0);
  expect(served).toBeGreaterThanOrEqual(capacity * 0.7);
  expect(refusedHalf).toBeLessThanOrEqual(100);
  expect(carts).toBeGreaterThanOrEqual(0.99);
}

describe("a shop with three times the load that it can handle", () => {
  it("serves what it can, rejects the rest at once and lets carts through, with two workers", async () => {
    const shop = await startShop({ data: "reference", env: { SHOP_WORKERS: "2" } });
    try {
      expectGrace("three times too much asked, two workers", await askTooMuch(shop.address, seconds));
    } finally {
      await shop.stop();
    }
  });

  it("does the same on several machines", async () => {
    const shop = await openFaultShop();
    try {
      expectGrace("three times too much asked, two nodes", await askTooMuch(shop.cluster.address, seconds));
    } finally {
      await shop.close();
    }
  });
});
