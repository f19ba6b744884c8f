import { Island } from "@torg/islands/server";
import type { HomePage } from "@torg/pages/contract";
import { Countdown } from "@torg/ui";
import type { ReactNode } from "react";
import type { CountdownProps } from "../client/wireCountdown.ts";
import { campaignTexts } from "../texts/campaignTexts.ts";

/** Props of `CampaignBanner`. */
export interface CampaignBannerProps {
  readonly campaign: NonNullable<HomePage["campaign"]>;
}

/** What runs for a while, with the time that is left; without script with its end in words. */
export function CampaignBanner({ campaign: { title, ends_at: endsAt, url } }: CampaignBannerProps): ReactNode {
  const { countdown: words, until } = campaignTexts;
  const end = Date.parse(endsAt);
  const props: CountdownProps = { end, hide: words.hide, show: words.show, ended: words.ended };
  return (
    <section className="torg-campaign" aria-labelledby="campaign">
      <h2 id="campaign" className="torg-section-heading">
        {url === null ? title : <a href={url}>{title}</a>}
      </h2>
      <Island name="countdown" wake="visible" isLate props={props}>
        <Countdown end={end} endText={until(endsAt)} words={words} />
      </Island>
    </section>
  );
}
