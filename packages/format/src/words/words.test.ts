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
} from "../index.ts";

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

  it("writes plain digits on a platform without number formatting", () => {
    vi.stubGlobal("Intl", undefined);
    expect(formatNumber(1234567.25)).toBe("1234567,25");
    expect(formatNumber(-0.01, { decimals: 1 })).toBe("0");
    expect(formatNumber(-25)).toBe("\u221225");
  });
});

describe("formatPercent", () => {
  it("uses a comma and a no-break space", () => {
    expect(shown(formatPercent(19.9))).toBe("19,9_%");
    expect(shown(formatPercent(7))).toBe("7_%");
  });
});

describe("formatDiscountPercent", () => {
  it("ignores the sign of a reduction", () => {
    expect(shown(formatDiscountPercent(20))).toBe("\u221220_%");
    expect(shown(formatDiscountPercent(-23.4))).toBe("\u221223_%");
    expect(shown(formatDiscountPercent(0))).toBe("0_%");
  });
});

describe("formatDate", () => {
  it("formats a date long and short, and a time", () => {
    const moment = new Date("2026-11-20T11:00:00Z");
    expect(formatDate(moment)).toBe("20 november 2026");
    expect(formatDate(moment, "short")).toBe("2026-11-20");
    expect(formatDate(moment, "time")).toBe("12:00");
  });

  it("keeps the day of a date without time, and gives the day in Sweden for a time", () => {
    expect(formatDate("2024-05-14", "short")).toBe("2024-05-14");
    expect(formatDate("2026-06-30T22:30:00Z", "short")).toBe("2026-07-01");
    expect(formatDate("2026-06-30T22:30:00Z", "time")).toBe("00:30");
  });

  it("gives an empty text for an invalid date", () => {
    expect(formatDate("soon")).toBe("");
  });
});

describe("formatDistance", () => {
  it("shows kilometres with one decimal", () => {
    expect(formatDistance(12.345)).toBe("12,3 km");
    expect(formatDistance(4)).toBe("4 km");
  });
});

describe("formatRange", () => {
  it("joins two ends with an en dash and shows equal ends once", () => {
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
  it("uses the singular for exactly 1", () => {
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
  it("sorts the Swedish letters last and ignores case", () => {
    const sorted = ["ö", "Zebra", "apa", "ä", "Å", "zebra", "Apa"].sort(compareSwedish);
    expect(sorted.map((word) => word.toLowerCase())).toEqual(["apa", "apa", "zebra", "zebra", "å", "ä", "ö"]);
  });

  it("is antisymmetric", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(Math.sign(compareSwedish(a, b))).toBe(0 - Math.sign(compareSwedish(b, a)));
      }),
    );
  });
});
