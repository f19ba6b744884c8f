import { describe, expect, it } from "vitest";
import { PolicyLog, readPolicyReports, type PolicyViolation } from "./PolicyLog.ts";

const aReport = (part: Readonly<Record<string, unknown>> = {}) => ({
  type: "csp-violation",
  age: 12,
  url: "https://shop.example/kategori/vitvaror?text=hemligt",
  body: {
    effectiveDirective: "script-src-elem",
    blockedURL: "https://evil.example/a.js?who=anna",
    documentURL: "https://shop.example/kategori/vitvaror?text=hemligt",
    ...part,
  },
});

function aLog(max = 10) {
  const told: PolicyViolation[] = [];
  let time = 0;
  const log = new PolicyLog({ write: (violation) => told.push(violation), max, now: () => time });
  return { log, told, pass: (milliseconds: number) => (time += milliseconds) };
}

describe("readPolicyReports", () => {
  it("keeps the directive, the origin and the path, and nothing that a visitor typed", () => {
    expect(readPolicyReports([aReport()])).toEqual([
      { directive: "script-src-elem", blocked: "https://evil.example", page: "/kategori/vitvaror" },
    ]);
  });

  it.each([
    ["inline", "inline"],
    ["trusted-types-sink", "trusted-types-sink"],
    ["data:text/html,geheim", "data"],
    ["", ""],
  ])("names what was blocked by its keyword: %s", (blockedURL, blocked) => {
    expect(readPolicyReports([aReport({ blockedURL })])[0]?.blocked).toBe(blocked);
  });

  it.each([[null], [{}], ["x"], [[null, 1, {}, { type: "deprecation", body: {} }]], [[aReport({ documentURL: 4 })]]])(
    "ignores what is not a violation report",
    (body) => {
      expect(readPolicyReports(body)).toEqual([]);
    },
  );
});

describe("PolicyLog", () => {
  it("logs each kind of violation once an hour", () => {
    const { log, told, pass } = aLog();
    expect([log.take([aReport(), aReport()]), log.take([aReport()])]).toEqual([1, 0]);
    pass(3_600_000);
    expect(log.take([aReport()])).toBe(1);
    expect(told).toHaveLength(2);
  });

  it("has a limit however many are sent", () => {
    const { log, told } = aLog(3);
    for (let n = 0; n < 100; n += 1) log.take([aReport({ blockedURL: `https://e${n}.example/` })]);
    expect(told).toHaveLength(3);
  });
});
