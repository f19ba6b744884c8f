import { expect, it } from "vitest";
import { runningCampaign } from "./runningCampaign.ts";

const campaign = { startsAt: null, endsAt: "2026-12-31T22:59:00.000Z" };
const end = Date.parse(campaign.endsAt);
const next = { startsAt: campaign.endsAt, endsAt: "2027-01-31T22:59:00.000Z" };

it("shows a campaign until the moment of its end", () => {
  expect(runningCampaign([campaign], end - 1)).toBe(campaign);
  expect(runningCampaign([campaign], end)).toBeNull();
});

it("shows the first one that has not ended", () => {
  expect(runningCampaign([next, campaign], end - 1)).toBe(campaign);
  expect(runningCampaign([next, campaign], end)).toBe(next);
});

it("shows none without one, and none with an invalid end", () => {
  expect(runningCampaign([], end)).toBeNull();
  expect(runningCampaign([{ startsAt: null, endsAt: "snart" }], 0)).toBeNull();
});
