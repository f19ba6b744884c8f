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
  it("is empty for a product without disclosures", () => {
    expect(lineDisclosures(plain, true)).toEqual([]);
  });

  it("gives the unit price, the withdrawal exemption and the take-back, in this order", () => {
    const row = { ...plain, measure, withdrawalExemptReason: hygieneExemption, takesBack: true };
    const disclosures = lineDisclosures(row, true);
    expect(disclosures.map((text) => text.replaceAll("\u00A0", " "))).toEqual([
      "Jämförpris 66,53 kr/l",
      hygieneExemption,
      takeBackText,
    ]);
  });

  it("gives a company the unit price without VAT", () => {
    const [text] = lineDisclosures({ ...plain, measure }, false);
    expect(text?.replaceAll("\u00A0", " ")).toBe("Jämförpris 53,23 kr/l exkl moms");
  });

  it("is empty for a gift", () => {
    expect(
      lineDisclosures({ ...plain, giftCampaignId: 9, takesBack: true, withdrawalExemptReason: "x" }, true),
    ).toEqual([]);
  });

  it("has no unit price for a hidden price", () => {
    expect(lineDisclosures({ ...plain, priceOre: null, measure }, true)).toEqual([]);
  });
});
