interface CampaignTime {
  readonly startsAt: string | null;
  readonly endsAt: string;
}

/** Whether a campaign runs at a moment, in milliseconds. One with a malformed end never runs. */
const runsAt =
  (now: number) =>
  ({ startsAt, endsAt }: CampaignTime): boolean =>
    Date.parse(endsAt) > now && (startsAt === null || Date.parse(startsAt) <= now);

/** The first campaign that runs at `now`, in milliseconds; null when none does. */
export function runningCampaign<C extends CampaignTime>(campaigns: readonly C[], now: number): C | null {
  return campaigns.find(runsAt(now)) ?? null;
}

/** Leaves out the pages of campaigns that do not run at `now`, in milliseconds; other pages stay. */
export function withoutEnded<P extends { readonly url: string }>(
  pages: readonly P[],
  campaigns: readonly (CampaignTime & { readonly url: string | null })[],
  now: number,
): readonly P[] {
  return pages.filter(({ url }) => {
    const own = campaigns.filter((campaign) => campaign.url === url);
    return own.length === 0 || own.some(runsAt(now));
  });
}
