import { describe, expect, it } from "vitest";
import { creditExample } from "../domain/index.ts";
import { aCampaign, someCampaigns, someTerms } from "../fixtures/index.ts";
import { creditTexts } from "./index.ts";

const plain = (text: string) => text.replaceAll(/\s/gu, " ");
const exampleOf = (campaign: Parameters<typeof creditExample>[0]) => {
  const example = creditExample(campaign);
  return example === null ? "" : plain(creditTexts.example(example));
};

describe("creditTexts", () => {
  it("say interest-free only when that is true", () => {
    expect(plain(creditTexts.lead("interest-free", 312))).toBe("Delbetala räntefritt från 312 kr/mån");
    expect(plain(creditTexts.lead("fees-only", 312))).toBe("Delbetala från 312 kr/mån");
    expect(plain(creditTexts.lead("plain", 312))).toBe("Delbetala från 312 kr/mån");
  });

  it("write the example out", () => {
    expect(someCampaigns.map(exampleOf)).toEqual([
      "Exempel: 6 990 kr på 6 månader, 0 % ränta (fast), inga avgifter. Du betalar 6 × 1 165 kr, totalt 6 990 kr. Kontantpris 6 990 kr. Långivare: Kreditbolaget AB.",
      "Exempel: 6 990 kr på 12 månader, 0 % ränta (fast), inga avgifter. Du betalar 11 × 583 kr och 1 × 577 kr, totalt 6 990 kr. Kontantpris 6 990 kr. Långivare: Kreditbolaget AB.",
      "Exempel: 6 990 kr på 24 månader, 0 % ränta (fast), uppläggningsavgift 498 kr. Du betalar 24 × 312 kr, totalt 7 488 kr. Kontantpris 6 990 kr. Långivare: Kreditbolaget AB.",
    ]);
    const dear = aCampaign({
      monthlyCost: 619,
      terms: someTerms({ interestRate: 5.5, rateType: "variable", notificationFee: 29, total: 7415.5 }),
    });
    expect(exampleOf(dear)).toContain("5,5 % ränta (rörlig), aviavgift 29 kr per månad.");
    expect(exampleOf(dear)).toContain("11 × 619 kr och 1 × 606,50 kr, totalt 7 415,50 kr");
  });

  it("write the effective rate with two decimals at most", () => {
    expect(plain(creditTexts.effectiveRate(11.06))).toBe("Effektiv ränta 11,06 %");
    expect(plain(creditTexts.effectiveRate(0))).toBe("Effektiv ränta 0 %");
  });
});
