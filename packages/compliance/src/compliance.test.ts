import { describe, expect, it } from "vitest";
import * as compliance from "./index.ts";
import {
  complaintMonthsInTime,
  complaintRight,
  complaintYears,
  creditWarningLead,
  creditWarningText,
  repairMonths,
  repairRight,
  rulesToReview,
  swedishRules,
} from "./index.ts";

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

describe("swedishRules", () => {
  it("lists each rule once, with a source and the dates on which it began and was checked", () => {
    expect(new Set(swedishRules.map(({ id }) => id)).size).toBe(swedishRules.length);
    for (const { id, says, sources, inForce, checked } of swedishRules) {
      expect([id, isDay(inForce), isDay(checked), inForce <= checked]).toEqual([id, true, true, true]);
      expect(sources.length).toBeGreaterThan(0);
      expect(says).toMatch(/^[A-Z].+\.$/);
    }
  });

  it("covers every value that code can read", () => {
    const registered = new Map(swedishRules.flatMap(({ values }) => Object.entries(values)));
    const readable = Object.entries(compliance).filter(
      ([name, value]) => typeof value !== "function" && name !== "swedishRules",
    );
    expect(readable.length).toBeGreaterThan(20);
    for (const [name, value] of readable) {
      expect([name, registered.get(name)]).toEqual([name, Array.isArray(value) ? value.join(", ") : value]);
    }
    expect(registered.size).toBe(readable.length);
  });
});

describe("texts required by law", () => {
  it("contain the credit warning letter by letter", () => {
    expect(`${creditWarningLead} ${creditWarningText}`).toBe(
      "Att låna kostar pengar! Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån. För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.",
    );
  });

  it("contain the numbers that rules use", () => {
    const words = new Map([
      [2, "två"],
      [3, "tre"],
      [12, "tolv"],
    ]);
    expect(complaintRight).toContain(`${words.get(complaintYears)} års reklamationsrätt`);
    expect(complaintRight).toContain(`inom ${words.get(complaintMonthsInTime)} månader`);
    expect(repairRight).toContain(`${words.get(repairMonths)} månader`);
  });
});

describe("rulesToReview", () => {
  const rule = {
    id: "a",
    says: "A.",
    values: {},
    inForce: "2020-01-01",
    sources: ["b"],
    certainty: "read",
    checked: "2026-01-01",
  } as const;
  const soon = Date.parse("2026-02-01");

  it("leaves out rules that were checked less than half a year ago", () => {
    expect(rulesToReview([rule], soon)).toEqual([]);
    expect(rulesToReview([rule], Date.parse("2026-08-01"))).toEqual([rule]);
  });

  it("lists rules that nobody has checked in a primary source, and rules to watch", () => {
    const told = { ...rule, certainty: "reported" } as const;
    const watched = { ...rule, watch: "A new act." };
    expect(rulesToReview([rule, told, watched], soon)).toEqual([told, watched]);
  });
});
