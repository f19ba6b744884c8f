import { describe, expect, it } from "vitest";
import { offerCheckoutTexts } from "./offerSv.ts";
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

  it("asks a company for its number, a person for another", () => {
    expect(checkoutTexts.companyProblems.user_pnr.missing).toBe("Ange företagets organisationsnummer.");
    expect(checkoutTexts.privateProblems.user_pnr.missing).toBe("Ange ditt personnummer.");
  });

  it("writes the price of an option in whole kronor", () => {
    expect(checkoutTexts.optionPrice(31_920).replaceAll(/\s/g, " ")).toBe("319 kr");
  });
});

describe("offerCheckoutTexts", () => {
  it("names the first block after the request", () => {
    expect(offerCheckoutTexts.blockTitles.products).toBe("Din offertförfrågan");
  });
});
