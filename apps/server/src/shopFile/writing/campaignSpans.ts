import { type CampaignFile, isOfEveryYear } from "../schema/homeSchema.ts";
import { startOfDay } from "./startOfDay.ts";

/** When a campaign runs, as ISO times; `starts_at` is null if it has no start. */
interface CampaignSpan {
  readonly starts_at: string | null;
  readonly ends_at: string;
}

/** How many years ahead a yearly campaign is written; the shop's files are read at every start. */
const yearsAhead = 10;

/**
 * When a campaign runs: once, or in the years around `now`, across New Year if it ends earlier in the year than it
 * begins.
 */
export function campaignSpans(
  { from, until }: Pick<CampaignFile, "from" | "until">,
  now: Date,
): readonly CampaignSpan[] {
  if (from === undefined || !isOfEveryYear(from)) {
    return [{ starts_at: from === undefined ? null : startOfDay(from, 0), ends_at: startOfDay(until, 1) }];
  }
  const first = now.getUTCFullYear() - 1;
  return Array.from({ length: yearsAhead + 2 }, (_, index) => first + index).map((year) => ({
    starts_at: startOfDay(`${year}-${from}`, 0),
    ends_at: startOfDay(`${from <= until ? year : year + 1}-${until}`, 1),
  }));
}
