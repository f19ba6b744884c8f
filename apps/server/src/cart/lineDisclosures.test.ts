import { hygieneExemption, takeBackText } from "@torg/compliance";
import { describe, expect, it } from "vitest";
import { lineDisclosures } from "./lineDisclosures.ts";

const plain = {
  giftCampaignId: null,
  priceOre: 4990,
  vatPercent: 25,
  measure: null,
  withdrawalExemptReason: null,
  takesBack: false,
} as const;
const measure = { units: 0.75, unit: "l" } as const;

describe("lineDisclosures", () => {
  it("says nothing of a product that nothing is known of", () => {
    expect(lineDisclosures(plain, true)).toEqual([]);
  });

  it("says the price of a measure, what cannot be withdrawn from and what is taken back, in this order", () => {
    const row = { ...plain, measure, withdrawalExemptReason: hygieneExemption, takesBack: true };
    const disclosures = lineDisclosures(row, true);
    expect(disclosures.map((text) => text.replaceAll("\u00A0", " "))).toEqual([
      "Jämförpris 66,53 kr/l",
      hygieneExemption,
      takeBackText,
    ]);
  });

  it("tells a company the price of a measure without VAT", () => {
    const [text] = lineDisclosures({ ...plain, measure }, false);
    expect(text?.replaceAll("\u00A0", " ")).toBe("Jämförpris 53,23 kr/l exkl moms");
  });

  it("says nothing of a gift", () => {
    expect(
      lineDisclosures({ ...plain, giftCampaignId: 9, takesBack: true, withdrawalExemptReason: "x" }, true),
    ).toEqual([]);
  });

  it("compares no price that is hidden", () => {
    expect(lineDisclosures({ ...plain, priceOre: null, measure }, true)).toEqual([]);
  });
});
