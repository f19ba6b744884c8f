import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPrice } from "./readPrice.ts";
import { readSalePrice } from "./readSalePrice.ts";

describe("readPrice", () => {
  it.each([
    ["1999.00 SEK", 199_900],
    ["1 999,00 kr", 199_900],
    ["1\u00a0999,00\u202fkr", 199_900],
    ["1.999,00", 199_900],
    ["1,999.00", 199_900],
    ["SEK 1999", 199_900],
    ["1999:-", 199_900],
    ["1999,-", 199_900],
    ["1999", 199_900],
    ["1.999", 199_900],
    ["1,999", 199_900],
    ["12.345.678", 1_234_567_800],
    ["99,5", 9950],
    ["0.99 SEK", 99],
  ])("reads %s", (text, ore) => {
    expect(readPrice(text)).toEqual({ ok: true, ore });
  });

  it.each([
    ["", "price-missing"],
    ["1999.00 EUR", "price-currency"],
    ["$ 19", "price-currency"],
    ["0 SEK", "price-not-positive"],
    ["-5 kr", "price-not-positive"],
    ["på förfrågan", "price-unreadable"],
    ["12 34 apelsiner", "price-unreadable"],
  ])("finds the problem of %j", (text, code) => {
    expect(readPrice(text)).toEqual({ ok: false, code });
  });

  it("reads back every amount in every notation", () => {
    const ways = [
      (n: number) => `${n.toFixed(2)} SEK`,
      (n: number) => `${n.toFixed(2).replace(".", ",")} kr`,
      (n: number) => `${n.toLocaleString("sv-SE", { minimumFractionDigits: 2 })} kr`,
      (n: number) => `SEK ${n.toLocaleString("en-US", { minimumFractionDigits: 2 })}`,
      (n: number) => n.toLocaleString("de-DE", { minimumFractionDigits: 2 }),
    ];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.constantFrom(...ways), (ore, write) => {
        expect(readPrice(write(ore / 100))).toEqual({ ok: true, ore });
      }),
    );
  });
});

describe("readSalePrice", () => {
  const now = new Date("2026-06-15T12:00:00Z");
  const sale = (salePrice: string, interval = "") => readSalePrice({ salePrice, interval, priceOre: 10_000, now });

  it("applies without an interval, and otherwise only inside it", () => {
    expect(sale("80 SEK").saleOre).toBe(8000);
    expect(sale("80 SEK", "2026-06-01T00:00+0200/2026-07-01T00:00+0200").saleOre).toBe(8000);
    expect(sale("80 SEK", "2026-01-01/2026-02-01")).toEqual({ saleOre: null, problem: null });
  });

  it("ignores a sale price at or above the price, unreadable ones and broken intervals", () => {
    expect(sale("100 SEK").problem).toBe("sale-not-below");
    expect(sale("120 SEK").problem).toBe("sale-not-below");
    expect(sale("billigt").problem).toBe("sale-unreadable");
    expect(sale("80 SEK", "igår/idag").problem).toBe("sale-interval");
  });
});
