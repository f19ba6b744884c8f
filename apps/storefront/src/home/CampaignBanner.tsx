import type { HomePageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { countdown } from "./countdown.island.tsx";

/** Props of `CampaignBanner`. */
export interface CampaignBannerProps {
  readonly campaign: NonNullable<HomePageData["campaign"]>;
}

/** What runs for a while, with the time that is left; without script with its end in words. */
export function CampaignBanner({ campaign: { title, endsAt, url } }: CampaignBannerProps): ReactNode {
  return (
    <section className="torg-campaign" aria-labelledby="campaign">
      <h2 id="campaign" className="torg-section-heading">
        {url === null ? title : <a href={url}>{title}</a>}
      </h2>
      <countdown.Place endsAt={endsAt} />
    </section>
  );
}
