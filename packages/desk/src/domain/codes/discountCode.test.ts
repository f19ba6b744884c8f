import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeCode, codeProblems, codeState, type DiscountCodeInput } from "./discountCode.ts";

const now = new Date("2026-11-24T12:00:00Z");
const terms = { startsAt: null, endsAt: null, used: 0, useLimit: null };

describe("codeState", () => {
  it.each([
    [terms, "running"],
    [{ ...terms, startsAt: "2026-11-25T00:00:00Z" }, "coming"],
    [{ ...terms, startsAt: now.toISOString() }, "running"],
    [{ ...terms, endsAt: now.toISOString() }, "ended"],
    [{ ...terms, endsAt: "2026-11-24T12:00:01Z" }, "running"],
    [{ ...terms, used: 5, useLimit: 5 }, "used-up"],
    [{ ...terms, used: 4, useLimit: 5 }, "running"],
    [{ ...terms, used: 5, useLimit: 5, endsAt: "2026-01-01T00:00:00Z" }, "ended"],
  ] as const)("for %j is %s", (code, state) => {
    expect(codeState(code, now)).toBe(state);
  });
});

const wanted: DiscountCodeInput = {
  code: "sommar10",
  label: "",
  percent: 10,
  amountOre: null,
  uses: null,
  usesPerCustomer: 1,
  from: "2026-06-01",
  until: "2026-06-30",
};

describe("codeProblems", () => {
  it("accepts a code with one value, and dates in order", () => {
    expect([...codeProblems(wanted)]).toEqual([]);
    expect([...codeProblems({ ...wanted, percent: null, amountOre: 9_950, from: "", until: "" })]).toEqual([]);
  });

  it.each([
    [{ code: "" }, ["code", "code"]],
    [{ code: "TVÅ ORD" }, ["code", "code"]],
    [{ code: "-A" }, ["code", "code"]],
    [{ label: "x".repeat(201) }, ["label", "label"]],
    [{ percent: null }, ["percent", "worth"]],
    [{ amountOre: 100 }, ["amountOre", "two-worths"]],
    [{ percent: 0 }, ["percent", "percent"]],
    [{ percent: 101 }, ["percent", "percent"]],
    [{ percent: null, amountOre: 0 }, ["amountOre", "amount"]],
    [{ uses: 0 }, ["uses", "count"]],
    [{ usesPerCustomer: 1.5 }, ["usesPerCustomer", "count"]],
    [{ from: "1 juni" }, ["from", "day"]],
    [{ until: "2026-02-30" }, ["until", "day"]],
    [{ from: "2026-07-01" }, ["until", "order"]],
  ] as const)("rejects %j", (change, problem) => {
    expect([...codeProblems({ ...wanted, ...change })]).toEqual([problem]);
  });

  it("accepts a code however it is typed, and stores it in capitals", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zåäö0-9][a-zåäö0-9-]{1,39}$/), (code) => {
        expect(codeProblems({ ...wanted, code: ` ${code} ` }).has("code")).toBe(false);
        expect(normalizeCode(normalizeCode(code))).toBe(normalizeCode(code));
      }),
    );
  });
});

const moment = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());

describe("codeState over time", () => {
  const anyTerms = fc.record({
    startsAt: fc.option(moment),
    endsAt: fc.option(moment),
    used: fc.nat(10),
    useLimit: fc.option(fc.integer({ min: 1, max: 10 })),
  });

  it("never changes again once a code has ended", () => {
    fc.assert(
      fc.property(anyTerms, moment, fc.nat(100), (code, at, days) => {
        const later = new Date(new Date(at).getTime() + days * 86_400_000);
        if (codeState(code, new Date(at)) === "ended") expect(codeState(code, later)).toBe("ended");
      }),
    );
  });

  it("is running only between its two dates, and only while uses are left", () => {
    fc.assert(
      fc.property(anyTerms, moment, (code, at) => {
        const { startsAt, endsAt, used, useLimit } = code;
        const isOpen = (startsAt === null || startsAt <= at) && (endsAt === null || at < endsAt);
        const isLeft = useLimit === null || used < useLimit;
        expect(codeState(code, new Date(at)) === "running").toBe(isOpen && isLeft);
      }),
    );
  });
});

describe("codeProblems of dates", () => {
  const day = moment.map((at) => at.slice(0, 10));

  it("accepts every day of the calendar, in chronological order", () => {
    fc.assert(
      fc.property(day, day, (from, until) => {
        expect([...codeProblems({ ...wanted, from, until })]).toEqual(from > until ? [["until", "order"]] : []);
      }),
    );
  });

  it.each(["2026-2-1", "2026-13-01", "2026-04-31", "2025-02-29", "01/02/2026", "i morgon"])("rejects %s", (from) => {
    expect(codeProblems({ ...wanted, from, until: "" }).get("from")).toBe("day");
  });
});

describe("codeProblems of all parts at once", () => {
  it("reports all of them at once, so that nobody has to send a form five times", () => {
    const problems = codeProblems({
      code: "!",
      label: "x".repeat(201),
      percent: 500,
      amountOre: null,
      uses: -1,
      usesPerCustomer: 0,
      from: "snart",
      until: "sen",
    });
    expect(Object.fromEntries(problems)).toEqual({
      code: "code",
      label: "label",
      percent: "percent",
      uses: "count",
      usesPerCustomer: "count",
      from: "day",
      until: "day",
    });
  });
});
