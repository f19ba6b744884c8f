import { expect, it } from "vitest";
import { campaignEnd } from "./campaignEnd.ts";

it.each([
  ["2026-11-21T12:00:00Z", "2027-01-31T22:59:00.000Z"],
  ["2026-01-31T23:59:59Z", "2026-03-31T22:59:00.000Z"],
])("ends for a shop that is filled on %s at %s", (now, end) => {
  expect(campaignEnd(Date.parse(now))).toBe(end);
});
