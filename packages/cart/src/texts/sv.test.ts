import { describe, expect, it } from "vitest";
import { quoteCartTexts } from "./quoteSv.ts";
import { laterCartTexts } from "./laterSv.ts";
import { cartTexts } from "./sv.ts";

const plain = (text: string): string => text.replaceAll(/\s/g, " ");

describe("cartTexts", () => {
  it("writes amounts to the öre, and whole kronor without decimals", () => {
    expect(plain(cartTexts.price(1_398_000))).toBe("13 980 kr");
    expect(plain(cartTexts.price(9950))).toBe("99,50 kr");
    expect(plain(cartTexts.reduction(139_800))).toBe("\u22121 398 kr");
  });

  it("has the texts of a line", () => {
    const { lineMessages } = laterCartTexts;
    expect(lineMessages.oversold()).toBe("Tyvärr har vi inte fler i lager av denna produkt");
    expect(lineMessages["max-reached"](2)).toBe("Max 2 per kund");
    expect(lineMessages["limited-stock"](3)).toBe("Endast 3 kvar i lager");
  });

  it("has the texts for the cost of delivery", () => {
    const { delivery } = laterCartTexts;
    expect(plain(delivery.chosen({ priceOre: 4900 }))).toBe("49 kr");
    expect(plain(delivery.free({ priceOre: 0 }))).toBe("0 kr");
    expect(delivery.unknown()).toBe("-");
    expect(plain(delivery.from({ priceOre: 4900 }))).toBe("Från 49 kr");
  });

  it("says how much is left on a gift card, and until when it can be used", () => {
    const { giftCard } = laterCartTexts;
    expect(plain(giftCard({ balanceOre: 10_050, validUntil: "2027-11-30" }))).toBe(
      "100,50 kr kvar på kortet, gäller till 30 november 2027",
    );
    expect(plain(giftCard({ balanceOre: 10_000, validUntil: null }))).toBe("100 kr kvar på kortet");
    expect(plain(giftCard({ balanceOre: 0, validUntil: "2027-11-30" }))).toBe("0 kr kvar på kortet");
  });

  it("names the cart icon with count and sum", () => {
    expect(plain(cartTexts.icon(2, 1_398_000))).toBe("Varukorg, 2 produkter, 13 980 kr");
    expect(plain(cartTexts.icon(1, 699_000))).toBe("Varukorg, 1 produkt, 6 990 kr");
  });
});

describe("quoteCartTexts", () => {
  it("says quote wherever the other texts say cart and checkout", () => {
    expect(quoteCartTexts).toMatchObject({
      title: "Din offertförfrågan",
      toCheckout: "Till offertförfrågan",
      added: "Tillagd i din offert",
      addedDialog: "Tillagd i din offert",
    });
    expect(quoteCartTexts.buyLabels.buy).toBe("Lägg till i offert");
    const words = JSON.stringify(quoteCartTexts) + quoteCartTexts.icon(1, 0);
    expect(words).not.toMatch(/varukorg|kassan/i);
  });
});
