import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { formatMonthlyPrice, formatPrice } from "../index.ts";

/** Tests write `_` for a no-break space. */
const shown = (text: string): string => text.replaceAll("\u00a0", "_");

afterEach(() => vi.unstubAllGlobals());

describe("formatPrice", () => {
  it.each([
    [6990, "6_990_kr"],
    [1234567, "1_234_567_kr"],
    [0, "0_kr"],
    [99.5, "100_kr"],
    [0.5, "1_kr"],
    [2.5, "3_kr"],
    [199.4, "199_kr"],
    ["4990", "4_990_kr"],
    [6990.5, "6_991_kr"],
  ])("writes %s in whole kronor as %s", (amount, text) => {
    expect(shown(formatPrice(amount))).toBe(text);
  });

  it("shows decimals only on request", () => {
    expect(shown(formatPrice(6990.5, { decimals: 2 }))).toBe("6_990,50_kr");
    expect(shown(formatPrice(1234567.5, { decimals: 2 }))).toBe("1_234_567,50_kr");
    expect(shown(formatPrice(6990, { decimals: 2 }))).toBe("6_990,00_kr");
  });

  it("leaves empty decimals out on request", () => {
    expect(shown(formatPrice(1234, { decimals: 2, stripIfInteger: true }))).toBe("1_234_kr");
    expect(shown(formatPrice(1234.5, { decimals: 2, stripIfInteger: true }))).toBe("1_234,50_kr");
  });

  it("writes a negative amount with a minus sign and never a negative zero", () => {
    expect(shown(formatPrice(-50))).toBe("\u221250_kr");
    expect(shown(formatPrice(-0.4))).toBe("0_kr");
    expect(shown(formatPrice(-0))).toBe("0_kr");
    expect(shown(formatPrice(-0.5))).toBe("\u22121_kr");
  });

  it.each(["abc", null, undefined, Number.NaN, Infinity])("treats %s as 0", (amount) => {
    expect(shown(formatPrice(amount))).toBe("0_kr");
  });

  it("gives the caller's text when no amount was given", () => {
    const missing = "Pris saknas";
    expect(formatPrice(undefined, { missing })).toBe("Pris saknas");
    expect(formatPrice(null, { missing })).toBe("Pris saknas");
    expect(shown(formatPrice(0, { missing }))).toBe("0_kr");
    expect(shown(formatPrice("abc", { missing }))).toBe("0_kr");
  });

  it("writes a plain amount on a platform without number formatting", () => {
    formatPrice(6990);
    vi.stubGlobal("Intl", {});
    expect(formatPrice(6990)).toBe("6990 kr");
    vi.stubGlobal("Intl", undefined);
    expect(formatPrice(6990)).toBe("6990 kr");
    expect(formatPrice(99.5)).toBe("100 kr");
    expect(formatPrice(-0.4)).toBe("0 kr");
    expect(formatPrice(-50)).toBe("\u221250 kr");
    expect(formatPrice(6990.5, { decimals: 2 })).toBe("6990,50 kr");
    expect(formatPrice(6990, { decimals: 2, stripIfInteger: true })).toBe("6990 kr");
    expect(formatPrice("abc")).toBe("0 kr");
  });

  it("gives the same text with and without number formatting, apart from the spaces", () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000_00, max: 2_000_000_00 }), fc.boolean(), (ore, stripIfInteger) => {
        const options = { decimals: 2, stripIfInteger };
        const full = formatPrice(ore / 100, options).replaceAll(/\s/g, "");
        vi.stubGlobal("Intl", undefined);
        const plain = formatPrice(ore / 100, options).replaceAll(/\s/g, "");
        vi.unstubAllGlobals();
        expect(plain).toBe(full);
      }),
    );
  });
});

describe("formatMonthlyPrice", () => {
  it("writes whole kronor per month", () => {
    expect(shown(formatMonthlyPrice(1208.4))).toBe("1_208_kr/mån");
    expect(shown(formatMonthlyPrice(null))).toBe("0_kr/mån");
  });
});
