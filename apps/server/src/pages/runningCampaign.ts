/** The campaign while it runs, `now` in milliseconds; null from its end on, and when its end is no time. */
export function runningCampaign<C extends { readonly ends_at: string }>(campaign: C | null, now: number): C | null {
  return campaign !== null && Date.parse(campaign.ends_at) > now ? campaign : null;
}
