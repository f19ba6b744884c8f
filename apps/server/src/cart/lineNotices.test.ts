import { hygieneExemption, takeBackOffer } from "@torg/compliance";
import { describe, expect, it } from "vitest";
import { lineNotices } from "./lineNotices.ts";

const plain = {
  giftCampaignId: null,
  priceOre: 4990,
  measure: null,
  withdrawalExemptReason: null,
  takesBack: false,
} as const;

describe("lineNotices", () => {
  it("says nothing of a product that nothing is known of", () => {
    expect(lineNotices(plain)).toEqual([]);
  });

  it("says the price of a measure, what cannot be withdrawn from and what is taken back, in this order", () => {
    const notices = lineNotices({
      ...plain,
      measure: { units: 0.75, unit: "l" },
      withdrawalExemptReason: hygieneExemption,
      takesBack: true,
    });
    expect(notices.map((text) => text.replaceAll("\u00A0", " "))).toEqual([
      "Jämförpris 66,53 kr/l",
      hygieneExemption,
      takeBackOffer,
    ]);
  });

  it("says nothing of a gift", () => {
    expect(lineNotices({ ...plain, giftCampaignId: 9, takesBack: true, withdrawalExemptReason: "x" })).toEqual([]);
  });

  it("compares no price that is hidden", () => {
    expect(lineNotices({ ...plain, priceOre: null, measure: { units: 1, unit: "kg" } })).toEqual([]);
  });
});
