import { describe, expect, it } from "vitest";
import { campaignsOf, creditCampaignsCall, leasingWidgetCall } from "./index.ts";

const terms = {
  creditAmount: 6000,
  contractLength: 12,
  interestRate: 0,
  notificationFee: 29,
  totalAmount: 6348,
  creditor: "Kreditbolaget AB",
};

describe("creditCampaignsCall", () => {
  it("reads campaigns of three members", () => {
    const answer = { campaigns: [{ id: 1, label: "Räntefritt 6 månader", monthlyCost: 1165 }] };
    expect(creditCampaignsCall.response.parse(answer)).toEqual(answer);
    expect(campaignsOf(answer.campaigns)).toEqual([{ ...answer.campaigns[0], terms: null }]);
    expect(creditCampaignsCall.response.parse({})).toEqual({ campaigns: [] });
  });

  it("reads complete terms, and drops incomplete ones", () => {
    const [whole, part] = campaignsOf([
      { id: 1, label: "A", monthlyCost: 529, ...terms },
      { id: 2, label: "B", monthlyCost: 529, ...terms, creditor: undefined },
    ]);
    expect(whole?.terms).toEqual({
      amount: 6000,
      months: 12,
      interestRate: 0,
      rateType: "fixed",
      initialFee: 0,
      notificationFee: 29,
      total: 6348,
      creditor: "Kreditbolaget AB",
    });
    expect(part?.terms).toBeNull();
  });
});

describe("leasingWidgetCall", () => {
  it("reads HTML by itself and as a member of JSON, and rejects everything else", () => {
    expect(leasingWidgetCall.response.parse("<p>A</p>")).toBe("<p>A</p>");
    expect(leasingWidgetCall.response.parse({ html: "<p>B</p>" })).toBe("<p>B</p>");
    for (const odd of [null, 7, {}, { html: 7 }]) expect(leasingWidgetCall.response.safeParse(odd).success).toBe(false);
  });
});
