/** The campaign while it runs, `now` in milliseconds; null from its end on, and when its end is no time. */
export function runningCampaign<C extends { readonly endsAt: string }>(campaign: C | null, now: number): C | null {
  return campaign !== null && Date.parse(campaign.endsAt) > now ? campaign : null;
}
