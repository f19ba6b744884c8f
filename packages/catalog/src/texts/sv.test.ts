import { describe, expect, it } from "vitest";
import { productTexts } from "./productSv.ts";
import { catalogTexts } from "./sv.ts";

const plain = (text: string): string => text.replaceAll("\u00A0", " ");
const { listing, filters, tile } = catalogTexts;

describe("countText", () => {
  it.each([
    [{ total: 0, perPage: 12, page: 1 }, "0 produkter"],
    [{ total: 1, perPage: 12, page: 1 }, "Visar 1 produkt av totalt 1 produkter"],
    [{ total: 30, perPage: 12, page: 1 }, "Visar produkt 1 - 12 av totalt 30 produkter"],
    [{ total: 30, perPage: 12, page: 3 }, "Visar produkt 25 - 30 av totalt 30 produkter"],
    [{ total: 30, perPage: 12, page: 1, showAll: true }, "Visar produkt 1 - 30 av totalt 30 produkter"],
  ])("describes %o", (part, text) => {
    expect(listing.countText(part)).toBe(text);
  });
});

describe("applyText", () => {
  it("shows the number of products, or hides the filters when there are none", () => {
    expect(filters.applyText(1, true)).toBe("Visa 1 produkt");
    expect(plain(filters.applyText(1234, true))).toBe("Visa 1 234 produkter");
    expect(filters.applyText(0, true)).toBe("Dölj filter");
    expect(filters.applyText(30, false)).toBe("Dölj filter");
    expect(filters.applyText(null, true)).toBe("Visa produkter");
  });
});

describe("summaries", () => {
  it("name up to two choices, and give a number from three on", () => {
    expect(filters.kinds.brands.chosen([])).toBe("Alla varumärken");
    expect(filters.kinds.colors.chosen([])).toBe("Alla färger");
    expect(filters.chosen([])).toBe("Inga valda");
    expect(filters.kinds.brands.chosen(["Nordvik", "Lyra"])).toBe("Nordvik, Lyra");
    expect(filters.kinds.brands.chosen(["Nordvik", "Lyra", "Polaris"])).toBe("3 st");
  });
});

describe("tile", () => {
  it("writes a reduction in percent, or else in kronor", () => {
    const badge = { kind: "discount" as const, image: null, percent: 23, amountOre: 150_000, isHigh: false };
    expect(tile.badgeText(badge)).toBe("-23%");
    expect(plain(tile.badgeText({ ...badge, percent: null }))).toBe("-1 500 kr");
  });

  it("writes ratings and monthly prices", () => {
    expect(tile.rating(4.3)).toBe("Betyg 4,3 av 5");
    expect(plain(tile.monthly(29_100))).toBe("291 kr/mån");
  });
});

describe("rangeProblem", () => {
  it("names the restored value", () => {
    const problem = { code: "minimum-above-maximum" as const, restored: 200 };
    expect(filters.rangeProblem(problem, "Pris", "kr")).toBe(
      "Lägsta pris kan inte vara högre än högsta pris. Värdet återställdes till 200 kr.",
    );
    expect(filters.rangeProblem({ code: "maximum-below-minimum", restored: 44 }, "Ljudnivå", "")).toContain("till 44.");
    expect(filters.rangeProblem({ code: "not-a-number", restored: 44 }, "Ljudnivå", "dB")).toContain("med siffror");
  });
});

describe("groupTitle", () => {
  it("puts the unit in brackets", () => {
    expect(filters.groupTitle("Kapacitet", "kg")).toBe("Kapacitet (kg)");
    expect(filters.groupTitle("Lucka", null)).toBe("Lucka");
    expect(productTexts.reviews(1)).toBe("1 omdöme");
  });
});
