import { Countdown } from "@torg/ui";
import type { ReactElement } from "react";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Props of CampaignCountdown. */
export interface CampaignCountdownProps {
  /** When the campaign ends, as ISO 8601. */
  readonly endsAt: string;
}

/** The remaining time of a campaign, and its end date as text. */
export function CampaignCountdown({ endsAt }: CampaignCountdownProps): ReactElement {
  const { campaignUntil, countdown } = useLaterCatalogTexts("home");
  return <Countdown end={Date.parse(endsAt)} endText={campaignUntil(endsAt)} words={countdown} />;
}
