import { saleDaysAtOnce, saleDaysInYear, saleTooLong } from "@torg/compliance";
import { type CampaignFile, isOfEveryYear } from "../schema/homeSchema.ts";
import type { FindWarnings } from "./ShopFileWarning.ts";

/** When a sale runs: once, or this year and the next. */
function saleDays({ from, until }: CampaignFile, now: Date) {
  if (from === undefined) return [];
  if (!isOfEveryYear(from)) return [{ from, until }];
  return [0, 1].map((more) => {
    const year = now.getUTCFullYear() + more;
    return { from: `${year}-${from}`, until: `${from <= until ? year : year + 1}-${until}` };
  });
}

/** Finds sales that last too long to count as limited in time. */
export const saleWarnings: FindWarnings = ({ shop }, { now }) => {
  const campaigns = shop.home?.campaigns ?? [];
  const sales = campaigns.filter(({ kind }) => kind === "sale").flatMap((campaign) => saleDays(campaign, now));
  return saleTooLong(sales).map((problem) => ({
    path: ["home", "campaigns"],
    text:
      problem.code === "too-long"
        ? `home.campaigns has a sale (rea) of ${problem.days} days, from ${problem.from} until ${problem.until}; a few weeks, ${saleDaysAtOnce} days, are what is held to be a limited time (MFL 17 §). Make it shorter, or call it something else than a sale.`
        : `home.campaigns has a sale (rea) on ${problem.days} days of ${problem.year}; about two months, ${saleDaysInYear} days, are what a shop may have in a year (MFL 17 §).`,
  }));
};
