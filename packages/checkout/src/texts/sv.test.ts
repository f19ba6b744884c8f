import { describe, expect, it } from "vitest";
import { quoteCheckoutTexts } from "./quoteSv.ts";
import { checkoutTexts } from "./sv.ts";

describe("checkoutTexts", () => {
  it("numbers the headings of the blocks", () => {
    expect(checkoutTexts.blockHeading(4, checkoutTexts.blockTitles.delivery)).toBe("4. Välj fraktsätt");
  });

  it("says on the button that ordering costs something", () => {
    expect(checkoutTexts.orderButtons).toEqual({
      "buy-now": "Köp nu",
      "place-order": "Lägg order",
      "send-request": "Skicka offertförfrågan",
    });
  });

  it("has a company number for a company, and a personal number for a person", () => {
    expect(checkoutTexts.companyProblems.identityNumber.missing).toBe("Ange företagets organisationsnummer.");
    expect(checkoutTexts.privateProblems.identityNumber.missing).toBe("Ange ditt personnummer.");
  });

  it("formats the price of an option as the summary does", () => {
    const written = (...price: Parameters<typeof checkoutTexts.optionPrice>): string =>
      checkoutTexts.optionPrice(...price).replaceAll(/\s/g, " ");
    expect(written(39_900)).toBe("399 kr");
    expect(written(31_920, false)).toBe("319,20 kr exkl moms");
    expect(written(32_000, false, true)).toBe("320,00 kr exkl moms");
    expect(written(0, false, true)).toBe("0 kr exkl moms");
  });
});

describe("quoteCheckoutTexts", () => {
  it("has another name for the first block", () => {
    expect(quoteCheckoutTexts.blockTitles.products).toBe("Din offertförfrågan");
  });
});
