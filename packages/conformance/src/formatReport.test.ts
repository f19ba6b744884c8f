import { expect, it } from "vitest";
import { formatReport } from "./formatReport.ts";

it("groups checks, says what is wrong below each, and ends with the totals", () => {
  const text = formatReport({
    address: "http://a.example",
    startedAt: "2026-01-01T00:00:00.000Z",
    seconds: 1.5,
    requests: 12,
    counts: { passed: 1, warned: 0, failed: 1, untried: 0 },
    checks: [
      { id: "cart.empty", section: "6.2", title: "starts empty", outcome: "passed", details: [] },
      {
        id: "csrf.missing",
        section: "1.5",
        title: "refuses",
        outcome: "failed",
        details: ["It did not."],
        seen: { sent: "POST /b", came: "200 {}" },
      },
    ],
    calls: [
      { method: "GET", path: "/a", section: "6.2", requests: 3, successes: 2 },
      { method: "POST", path: "/b", section: "6.3", requests: 1, successes: 0 },
    ],
  });
  expect(text.split("\n")).toEqual([
    "cart",
    "✓ 6.2   cart.empty: starts empty",
    "",
    "csrf",
    "✗ 1.5   csrf.missing: refuses",
    "          It did not.",
    "          sent  POST /b",
    "          came  200 {}",
    "",
    "http://a.example: 12 requests in 1.5 s",
    "1 of 2 calls answered with success",
    "1 passed, 0 with warnings, 1 failed, 0 not tried",
    "",
  ]);
});
