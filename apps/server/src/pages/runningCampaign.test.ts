import { expect, it } from "vitest";
import { runningCampaign } from "./runningCampaign.ts";

const campaign = { title: "Vårkampanj", endsAt: "2026-12-31T22:59:00.000Z" };
const end = Date.parse(campaign.endsAt);

it("shows a campaign until the moment of its end", () => {
  expect(runningCampaign(campaign, end - 1)).toBe(campaign);
  expect(runningCampaign(campaign, end)).toBeNull();
});

it("shows none without one, and none whose end nobody can read", () => {
  expect(runningCampaign(null, end)).toBeNull();
  expect(runningCampaign({ endsAt: "snart" }, 0)).toBeNull();
});
