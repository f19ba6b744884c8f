import { describe, expect, it } from "vitest";
import { campaignSpans } from "./campaignSpans.ts";

const now = new Date("2026-11-23T12:00:00Z");

describe("the time of a campaign", () => {
  it("lasts from the start of its first day to the end of its last", () => {
    expect(campaignSpans({ from: "2026-11-27", until: "2026-11-30" }, now)).toEqual([
      { starts_at: "2026-11-26T23:00:00.000Z", ends_at: "2026-11-30T23:00:00.000Z" },
    ]);
    expect(campaignSpans({ from: undefined, until: "2026-07-01" }, now)).toEqual([
      { starts_at: null, ends_at: "2026-07-01T22:00:00.000Z" },
    ]);
  });

  it("recurs every year when its days have no year", () => {
    const spans = campaignSpans({ from: "09-01", until: "11-30" }, now);
    expect(spans).toContainEqual({ starts_at: "2026-08-31T22:00:00.000Z", ends_at: "2026-11-30T23:00:00.000Z" });
    expect(spans).toContainEqual({ starts_at: "2036-08-31T22:00:00.000Z", ends_at: "2036-11-30T23:00:00.000Z" });
  });

  it("can span New Year, even into the current year", () => {
    const spans = campaignSpans({ from: "12-01", until: "02-28" }, now);
    expect(spans[0]).toEqual({ starts_at: "2025-11-30T23:00:00.000Z", ends_at: "2026-02-28T23:00:00.000Z" });
  });
});
