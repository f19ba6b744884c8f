import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  compareSwedish,
  formatCount,
  formatDate,
  formatDiscountPercent,
  formatDistance,
  formatList,
  formatNumber,
  formatPercent,
  formatRange,
  plural,
} from "./index.ts";

const shown = (text: string): string => text.replaceAll("\u00a0", "_");
const product = { one: "produkt", other: "produkter" };

afterEach(() => vi.unstubAllGlobals());

describe("formatNumber", () => {
  it("groups thousands, uses a comma and a minus sign", () => {
    expect(shown(formatNumber(1234567.25))).toBe("1_234_567,25");
    expect(formatNumber(-25)).toBe("\u221225");
    expect(formatNumber(44.55, { decimals: 1 })).toBe("44,6");
    expect(formatNumber(-0.01, { decimals: 1 })).toBe("0");
  });

  it("writes plain digits where the platform has no number formatting", () => {
    vi.stubGlobal("Intl", undefined);
    expect(formatNumber(1234567.25)).toBe("1234567,25");
    expect(formatNumber(-0.01, { decimals: 1 })).toBe("0");
    expect(formatNumber(-25)).toBe("\u221225");
  });
});

describe("formatPercent", () => {
  it("writes a comma and a no-break space", () => {
    expect(shown(formatPercent(19.9))).toBe("19,9_%");
    expect(shown(formatPercent(7))).toBe("7_%");
  });
});

describe("formatDiscountPercent", () => {
  it("writes a reduction whatever the sign it was given with", () => {
    expect(shown(formatDiscountPercent(20))).toBe("\u221220_%");
    expect(shown(formatDiscountPercent(-23.4))).toBe("\u221223_%");
    expect(shown(formatDiscountPercent(0))).toBe("0_%");
  });
});

describe("formatDate", () => {
  it("writes a date long and short, and a time", () => {
    const moment = new Date("2026-11-20T11:00:00Z");
    expect(formatDate(moment)).toBe("20 november 2026");
    expect(formatDate(moment, "short")).toBe("2026-11-20");
    expect(formatDate(moment, "time")).toBe("12:00");
  });

  it("keeps the day of a date without time and the day in Sweden of a late evening elsewhere", () => {
    expect(formatDate("2024-05-14", "short")).toBe("2024-05-14");
    expect(formatDate("2026-06-30T22:30:00Z", "short")).toBe("2026-07-01");
    expect(formatDate("2026-06-30T22:30:00Z", "time")).toBe("00:30");
  });

  it("writes nothing for what is not a date", () => {
    expect(formatDate("soon")).toBe("");
  });
});

describe("formatDistance", () => {
  it("writes kilometres with one decimal", () => {
    expect(formatDistance(12.345)).toBe("12,3 km");
    expect(formatDistance(4)).toBe("4 km");
  });
});

describe("formatRange", () => {
  it("joins two ends with an en dash and writes equal ends once", () => {
    expect(formatRange(10, 18)).toBe("10\u201318");
    expect(formatRange("10", 10)).toBe("10");
  });
});

describe("formatList", () => {
  it("joins the last two items with a word", () => {
    expect(formatList(["a", "b", "c"])).toBe("a, b och c");
    expect(formatList(["Klarna", "Svea"], "or")).toBe("Klarna eller Svea");
    expect(formatList(["a"])).toBe("a");
    expect(formatList([])).toBe("");
  });
});

describe("plural", () => {
  it("takes the one form for exactly 1", () => {
    expect([0, 1, 2, 1.5, 21].map((count) => plural(count, product))).toEqual([
      "produkter",
      "produkt",
      "produkter",
      "produkter",
      "produkter",
    ]);
  });

  it("writes the count before its word", () => {
    expect(formatCount(1, product)).toBe("1 produkt");
    expect(shown(formatCount(1234, product))).toBe("1_234 produkter");
  });
});

describe("compareSwedish", () => {
  it("puts the Swedish letters last and takes case as no difference of place", () => {
    const sorted = ["ö", "Zebra", "apa", "ä", "Å", "zebra", "Apa"].sort(compareSwedish);
    expect(sorted.map((word) => word.toLowerCase())).toEqual(["apa", "apa", "zebra", "zebra", "å", "ä", "ö"]);
  });

  it("is an order", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(Math.sign(compareSwedish(a, b))).toBe(0 - Math.sign(compareSwedish(b, a)));
      }),
    );
  });
});
