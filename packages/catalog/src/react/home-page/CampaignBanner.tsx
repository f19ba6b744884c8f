import { LinkButton, Section } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";
import { ShopPicture } from "../shop-picture/ShopPicture.tsx";
import { CampaignCountdown } from "./CampaignCountdown.tsx";

/** What runs until a moment. */
export interface Campaign {
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly text?: string | undefined;
  readonly picture?: string | null | undefined;
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
export function CampaignBanner({ campaign, children }: CampaignBannerProps): ReactElement {
  const { toCampaign } = useLaterCatalogTexts("home");
  const { title, text = "", picture = null, endsAt, url } = campaign;
  return (
    <Section id="campaign" heading={title} className="torg-campaign">
      {picture !== null && picture !== "" && <ShopPicture src={picture} width={320} height={320} />}
      {text !== "" && <p>{text}</p>}
      {url !== null && (
        <LinkButton href={url} aria-describedby="campaign">
          {toCampaign}
        </LinkButton>
      )}
      <div className="torg-campaign__countdown">{children ?? <CampaignCountdown endsAt={endsAt} />}</div>
    </Section>
  );
}
