import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCampaign, someTerms } from "../fixtures/index.ts";
import {
  creditClaim,
  creditExample,
  creditOffer,
  effectiveRate,
  equalPayments,
  hasCreditOffer,
  monthlyCost,
  paymentPlan,
  type CostFacts,
} from "./index.ts";

const someFacts: fc.Arbitrary<CostFacts> = fc.record({
  amount: fc.integer({ min: 500, max: 100_000 }),
  months: fc.integer({ min: 1, max: 60 }),
  interestRate: fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10),
  initialFee: fc.integer({ min: 0, max: 995 }),
  notificationFee: fc.integer({ min: 0, max: 59 }),
});

/** A campaign with consistent terms: every payment but the last is the monthly cost. */
function campaignOf(facts: CostFacts) {
  const cost = monthlyCost(facts);
  const { amount, months, interestRate, initialFee, notificationFee } = facts;
  const rate = interestRate / 100 / 12;
  let left = amount + initialFee;
  for (let month = 1; month < months; month += 1) left = left * (1 + rate) - (cost - notificationFee);
  const last = Math.round((left * (1 + rate) + notificationFee) * 100) / 100;
  const total = Math.round((cost * (months - 1) + last) * 100) / 100;
  return aCampaign({ monthlyCost: cost, terms: someTerms({ ...facts, total }) });
}

describe("the monthly cost", () => {
  it("pays the loan back, and one krona less does not", () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const { amount, months, interestRate, initialFee, notificationFee } = facts;
        const leftAfter = (cost: number): number => {
          let left = amount + initialFee;
          for (let month = 0; month < months; month += 1)
            left = left * (1 + interestRate / 1200) - (cost - notificationFee);
          return left;
        };
        const cost = monthlyCost(facts);
        expect(Number.isInteger(cost)).toBe(true);
        expect(leftAfter(cost)).toBeLessThanOrEqual(0.01);
        expect(leftAfter(cost - 1)).toBeGreaterThan(0);
      }),
    );
  });

  it("rises with everything that makes credit more expensive, and falls with a longer time at no extra cost", () => {
    fc.assert(
      fc.property(someFacts, fc.integer({ min: 1, max: 100 }), (facts, more) => {
        const cost = monthlyCost(facts);
        expect(monthlyCost({ ...facts, amount: facts.amount + more })).toBeGreaterThanOrEqual(cost);
        expect(monthlyCost({ ...facts, interestRate: facts.interestRate + more })).toBeGreaterThanOrEqual(cost);
        expect(monthlyCost({ ...facts, initialFee: facts.initialFee + more })).toBeGreaterThanOrEqual(cost);
        expect(monthlyCost({ ...facts, notificationFee: facts.notificationFee + more })).toBe(cost + more);
        const free = { ...facts, interestRate: 0 };
        expect(monthlyCost({ ...free, months: facts.months + more })).toBeLessThanOrEqual(monthlyCost(free));
      }),
    );
  });

  it("does not jump at an interest rate just above zero", () => {
    const facts = { amount: 6000, months: 12, interestRate: 0, initialFee: 0, notificationFee: 0 };
    expect(monthlyCost({ ...facts, interestRate: 1e-9 })).toBe(monthlyCost(facts));
  });
});

describe("the payments of a credit", () => {
  it.each([
    ["less than a whole number of months", { months: 2.5 }],
    ["no month", { months: 0 }],
    ["months below nothing", { months: -1 }],
    ["a part of nothing", { monthlyCost: 0 }],
    ["a part below nothing", { monthlyCost: -583 }],
    ["a part that is no number", { monthlyCost: Number.NaN }],
    ["a total that is reached before the last month", { total: 583 * 11 }],
    ["a total that a last part would have to be larger for", { total: 583 * 12 + 1 }],
  ])("are null with %s", (_, changes) => {
    expect(paymentPlan({ total: 6990, monthlyCost: 583, months: 12, ...changes })).toBeNull();
  });

  it("are one payment for a single month, and equal when the total divides evenly", () => {
    expect(paymentPlan({ total: 500, monthlyCost: 500, months: 1 })).toEqual([{ month: 1, amount: 500 }]);
    expect(equalPayments(paymentPlan({ total: 1500, monthlyCost: 500, months: 3 }) ?? [])).toEqual([
      { count: 3, amount: 500 },
    ]);
  });

  it("add up to the total, to the hundredth, month by month, with a last one that is never the largest", () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const { terms, monthlyCost: cost } = campaignOf(facts);
        const total = terms?.total ?? 0;
        const plan = paymentPlan({ total, monthlyCost: cost, months: facts.months });
        if (plan === null) return;
        expect(plan.map(({ month }) => month)).toEqual(plan.map((_, index) => index + 1));
        expect(plan.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total, 2);
        expect(plan.every(({ amount }) => amount > 0 && amount <= cost)).toBe(true);
      }),
    );
  });

  it("are listed in order: equal ones are grouped only where they follow each other", () => {
    const amounts = fc.array(fc.constantFrom(100, 200, 300), { maxLength: 8 });
    fc.assert(
      fc.property(amounts, (sizes) => {
        const named = equalPayments(sizes.map((amount, index) => ({ month: index + 1, amount })));
        expect(named.flatMap(({ count, amount }) => Array.from({ length: count }, () => amount))).toEqual(sizes);
        for (const [index, { amount }] of named.entries()) expect(amount).not.toBe(named[index + 1]?.amount);
      }),
    );
  });
});

describe("the effective rate", () => {
  it("is not lower than the nominal rate, and equals its yearly rate when there are no fees", () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const rate = (changes: Partial<CostFacts>) =>
          creditExample(campaignOf({ ...facts, ...changes }))?.effectiveRate;
        const [bare, charged] = [rate({ initialFee: 0, notificationFee: 0 }), rate({})];
        if (bare === undefined || charged === undefined) return;
        const compound = ((1 + facts.interestRate / 1200) ** 12 - 1) * 100;
        expect(Math.abs(bare - compound)).toBeLessThan(0.05);
        expect(charged).toBeGreaterThanOrEqual(bare - 0.05);
      }),
    );
  });

  it("does not depend on the size of the credit, or on the order of the payments", () => {
    const payment = fc.record({ month: fc.integer({ min: 1, max: 36 }), amount: fc.integer({ min: 100, max: 900 }) });
    fc.assert(
      fc.property(
        fc.array(payment, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 2, max: 50 }),
        (parts, times) => {
          const credit = parts.reduce((sum, { amount }) => sum + amount, 0) * 0.8;
          const rate = effectiveRate(credit, parts);
          const larger = parts.map((part) => ({ ...part, amount: part.amount * times }));
          for (const same of [effectiveRate(credit * times, larger), effectiveRate(credit, parts.toReversed())]) {
            if (rate === null || same === null) expect(same).toBe(rate);
            else expect(same).toBeCloseTo(rate, 6);
          }
        },
      ),
    );
  });

  it.each([
    ["nothing is lent", 0, 100],
    ["less than nothing is lent", -100, 100],
    ["what is lent is no number", Number.NaN, 100],
    ["what is paid is no number", 100, Number.NaN],
    ["what is paid has no end", 100, Number.POSITIVE_INFINITY],
    ["less comes back", 100, 99],
    ["a hundred times as much and more comes back after a year", 1, 102],
  ])("is null where %s", (_, credit, amount) => {
    expect(effectiveRate(credit, [{ month: 12, amount }])).toBeNull();
  });
});

describe("the term interest-free", () => {
  const claimOf = (facts: Partial<CostFacts>) => {
    const all = { amount: 6000, months: 12, interestRate: 0, initialFee: 0, notificationFee: 0, ...facts };
    return creditOffer([campaignOf(all)])?.claim;
  };

  it.each([
    ["nothing is paid for credit", {}, "interest-free"],
    ["a fee is paid with each payment", { notificationFee: 29 }, "fees-only"],
    ["a fee is paid once", { initialFee: 498 }, "fees-only"],
    ["the smallest fee is paid for the largest credit", { amount: 100_000, initialFee: 1 }, "fees-only"],
    ["interest is paid", { interestRate: 0.1 }, "plain"],
    ["interest and fees are paid", { interestRate: 9.95, notificationFee: 29 }, "plain"],
  ])("is used, where %s, as %3$s", (_, facts, claim) => {
    expect(claimOf(facts)).toBe(claim);
  });

  it("is never used when even one krona more is paid back than was lent", () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const { lines = [], claim } = creditOffer([campaignOf(facts)]) ?? {};
        for (const { terms } of lines) {
          if (claim === "interest-free") expect(terms?.total).toBe(terms?.amount);
        }
      }),
    );
    expect(creditClaim(null)).toBe("plain");
  });
});

describe("a credit offer", () => {
  it("uses the first of several equally cheap campaigns", () => {
    const [one, other] = [1, 2].map((id) => aCampaign({ id, label: `Kampanj ${id}` }));
    const offer = creditOffer([one, other].flatMap((campaign) => campaign ?? []));
    expect(offer?.lines.map(({ id }) => id)).toEqual([1, 2]);
    expect(offer?.lowest).toBe(583);
  });

  it("exists for campaigns or for leasing, and not when both are empty", () => {
    expect(hasCreditOffer(null)).toBe(false);
    expect(hasCreditOffer({ campaigns: [], leasing: null })).toBe(false);
    expect(hasCreditOffer({ campaigns: [aCampaign()], leasing: null })).toBe(true);
    expect(hasCreditOffer({ campaigns: [], leasing: "<p>A</p>" })).toBe(true);
  });
});
