import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCampaign, someCampaigns, someTerms } from "../fixtures/index.ts";
import {
  creditExample,
  creditOffer,
  effectiveRate,
  equalPayments,
  leasingHtml,
  lowestMonthlyCost,
  monthlyCost,
  paymentPlan,
} from "./index.ts";

const equal = (count: number, amount: number) =>
  Array.from({ length: count }, (_, index) => ({ month: index + 1, amount }));
const percent = (rate: number | null) => (rate === null ? null : Math.round(rate * 10_000) / 100);

describe("effectiveRate", () => {
  it("follows the formula of the law", () => {
    expect(percent(effectiveRate(6000, equal(12, 529)))).toBe(11.06);
    expect(effectiveRate(6000, equal(12, 500))).toBe(0);
    // One payment after a year: the rate is the interest.
    expect(percent(effectiveRate(1000, [{ month: 12, amount: 1200 }]))).toBe(20);
    // Examples from the directives: one payment, two, and three with the last one doubled.
    expect(percent(effectiveRate(1000, [{ month: 18, amount: 1200 }]))).toBe(12.92);
    expect(percent(effectiveRate(950, [{ month: 18, amount: 1200 }]))).toBe(16.85);
    const years = [12, 24].map((month) => ({ month, amount: 600 }));
    expect(percent(effectiveRate(1000, years))).toBe(13.07);
    const quarters = [3, 6, 12, 12].map((month) => ({ month, amount: 272 }));
    expect(percent(effectiveRate(1000, quarters))).toBe(13.19);
  });

  it("makes the present value of the payments equal to the amount lent", () => {
    const payments = fc
      .array(fc.record({ month: fc.integer({ min: 1, max: 60 }), amount: fc.integer({ min: 1, max: 5000 }) }), {
        minLength: 1,
        maxLength: 60,
      })
      .filter((parts) => parts.reduce((sum, { amount }) => sum + amount, 0) > 100);
    fc.assert(
      fc.property(payments, fc.double({ min: 0.1, max: 1, noNaN: true }), (parts, share) => {
        const credit = parts.reduce((sum, { amount }) => sum + amount, 0) * share;
        const rate = effectiveRate(credit, parts);
        if (rate === null) return;
        const worth = parts.reduce((sum, { month, amount }) => sum + amount / (1 + rate) ** (month / 12), 0);
        expect(Math.abs(worth - credit) / credit).toBeLessThan(1e-6);
      }),
    );
  });

  it("rises with a fee, and is null when less is paid back than was lent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 48 }), fc.integer({ min: 1, max: 200 }), (months, fee) => {
        const free = effectiveRate(months * 500, equal(months, 500));
        const dear = effectiveRate(months * 500, equal(months, 500 + fee));
        expect(dear ?? Number.POSITIVE_INFINITY).toBeGreaterThan(free ?? 0);
        expect(effectiveRate(months * 500 + 1, equal(months, 500))).toBeNull();
      }),
    );
    expect(effectiveRate(0, equal(1, 1))).toBeNull();
    expect(effectiveRate(100, [])).toBeNull();
  });
});

describe("monthlyCost", () => {
  it("divides the price and the initial fee, with interest, and adds the fee of each payment", () => {
    const facts = { amount: 6000, months: 12, interestRate: 0, initialFee: 0, notificationFee: 29 };
    expect(monthlyCost(facts)).toBe(529);
    expect(monthlyCost({ ...facts, amount: 6990, notificationFee: 0 })).toBe(583);
    expect(monthlyCost({ amount: 6990, months: 24, interestRate: 0, initialFee: 498, notificationFee: 0 })).toBe(312);
    expect(monthlyCost({ amount: 10_000, months: 12, interestRate: 12, initialFee: 0, notificationFee: 0 })).toBe(889);
  });

  it("never adds up to less than was lent", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 100_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: 0, max: 40, noNaN: true }),
        (amount, months, interestRate) => {
          const cost = monthlyCost({ amount, months, interestRate, initialFee: 0, notificationFee: 0 });
          expect(cost * months).toBeGreaterThanOrEqual(amount);
        },
      ),
    );
  });
});

describe("paymentPlan", () => {
  it("ends with the remainder of the total", () => {
    const plan = paymentPlan({ total: 6990, monthlyCost: 583, months: 12 });
    expect(equalPayments(plan ?? [])).toEqual([
      { count: 11, amount: 583 },
      { count: 1, amount: 577 },
    ]);
    expect(plan?.reduce((sum, { amount }) => sum + amount, 0)).toBe(6990);
  });

  it("is null when the payments cannot add up to the total", () => {
    expect(paymentPlan({ total: 6000, monthlyCost: 583, months: 12 })).toBeNull();
    expect(paymentPlan({ total: 8000, monthlyCost: 583, months: 12 })).toBeNull();
    expect(paymentPlan({ total: 6990, monthlyCost: 0, months: 12 })).toBeNull();
    expect(paymentPlan({ total: 6990, monthlyCost: 583, months: 0 })).toBeNull();
  });
});

describe("creditExample", () => {
  it("has everything that the law requires beside a credit figure", () => {
    const campaign = aCampaign({
      monthlyCost: 529,
      terms: someTerms({ amount: 6000, notificationFee: 29, total: 6348 }),
    });
    expect(creditExample(campaign)).toMatchObject({
      amount: 6000,
      effectiveRate: 11.06,
      total: 6348,
      payments: [{ count: 12, amount: 529 }],
    });
  });

  it("is null when something is missing or cannot be true", () => {
    expect(creditExample(aCampaign({ terms: null }))).toBeNull();
    expect(creditExample(aCampaign({ terms: someTerms({ creditor: "" }) }))).toBeNull();
    expect(creditExample(aCampaign({ terms: someTerms({ total: 6000 }) }))).toBeNull();
    expect(creditExample(aCampaign({ terms: someTerms({ amount: 9000 }) }))).toBeNull();
  });
});

describe("creditOffer", () => {
  it("uses the lowest monthly cost and claims no more about it than is true", () => {
    expect(creditOffer(someCampaigns)).toMatchObject({ lowest: 312, claim: "fees-only" });
    expect(creditOffer(someCampaigns.slice(0, 2))).toMatchObject({ lowest: 583, claim: "interest-free" });
    const dear = aCampaign({ monthlyCost: 600, terms: someTerms({ interestRate: 5.5, total: 7200 }) });
    expect(creditOffer([dear])).toMatchObject({ claim: "plain" });
  });

  it("shows no figure without its example", () => {
    const bare = aCampaign({ monthlyCost: 100, terms: null });
    expect(creditOffer([bare])).toBeNull();
    expect(creditOffer([...someCampaigns, bare])).toMatchObject({ lowest: 312 });
    expect(creditOffer([])).toBeNull();
  });

  it("uses bare figures as they were given under the profile of the contract", () => {
    const bare = [1165, 583, 312].map((cost, id) => aCampaign({ id, monthlyCost: cost, terms: null }));
    expect(creditOffer(bare, "spec")).toMatchObject({ lowest: 312, claim: "interest-free", example: null });
    expect(creditOffer([], "spec")).toBeNull();
  });
});

describe("lowestMonthlyCost", () => {
  it("is the minimum of all campaigns, the first of several", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ monthlyCost: fc.integer() })), (campaigns) => {
        const lowest = lowestMonthlyCost(campaigns);
        const costs = campaigns.map(({ monthlyCost: cost }) => cost);
        expect(lowest).toBe(campaigns[costs.indexOf(Math.min(...costs))] ?? null);
      }),
    );
  });
});

describe("leasingHtml", () => {
  it("treats an empty response as a failure", () => {
    expect([leasingHtml(null), leasingHtml(" \n"), leasingHtml(" <p>A</p> ")]).toEqual([null, null, "<p>A</p>"]);
  });
});
