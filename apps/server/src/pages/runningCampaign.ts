interface CampaignTime {
  readonly startsAt: string | null;
  readonly endsAt: string;
}

/** The first campaign that runs at `now`, in milliseconds; null when none does. One whose end is no time never runs. */
export function runningCampaign<C extends CampaignTime>(campaigns: readonly C[], now: number): C | null {
  const runs = ({ startsAt, endsAt }: C): boolean =>
    Date.parse(endsAt) > now && (startsAt === null || Date.parse(startsAt) <= now);
  return campaigns.find(runs) ?? null;
}
