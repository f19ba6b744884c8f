import { Section } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { CampaignCountdown } from "./CampaignCountdown.tsx";

/** What runs until a moment. */
export interface Campaign {
  readonly title: string;
  /** ISO 8601. */
  readonly endsAt: string;
  /** The page of the campaign; null where it has none. */
  readonly url: string | null;
}

/** Props of CampaignBanner. */
export interface CampaignBannerProps {
  readonly campaign: Campaign;
  /** The time that is left. Default: `CampaignCountdown`. */
  readonly children?: ReactNode;
}

/** What runs for a while, with the time that is left; without script with its end in words. */
export function CampaignBanner({ campaign: { title, endsAt, url }, children }: CampaignBannerProps): ReactElement {
  return (
    <Section id="campaign" heading={url === null ? title : <a href={url}>{title}</a>} className="torg-campaign">
      <div className="torg-campaign__countdown">{children ?? <CampaignCountdown endsAt={endsAt} />}</div>
    </Section>
  );
}
