import { LinkButton, Section } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { type CampaignKind, campaignKindLabel } from "../../domain/campaignKind.ts";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";
import { ShopPicture } from "../shop-picture/ShopPicture.tsx";
import { CampaignCountdown } from "./CampaignCountdown.tsx";

/** A campaign with an end. */
export interface Campaign {
  readonly title: string;
  /** Label above the title, unless the title contains it; default: none. */
  readonly kind?: CampaignKind | undefined;
  /** What it is about, in one sentence. */
  readonly text?: string | undefined;
  /** The terms of the credit that it advertises. */
  readonly conditions?: string | undefined;
  readonly picture?: string | null | undefined;
  /** ISO 8601. */
  readonly endsAt: string;
  /** The page of the campaign; null if it has none. */
  readonly url: string | null;
}

/** Props of CampaignBanner. */
export interface CampaignBannerProps {
  readonly campaign: Campaign;
  /** The remaining time. Default: `CampaignCountdown`. */
  readonly children?: ReactNode;
}

/** A campaign with its remaining time; without script, its end date as text. */
export function CampaignBanner({ campaign, children }: CampaignBannerProps): ReactElement {
  const { toCampaign, kinds } = useLaterCatalogTexts("home");
  const { title, kind, text = "", conditions = "", picture = null, endsAt, url } = campaign;
  const above = kind === undefined ? null : campaignKindLabel(kinds[kind], title);
  const heading = (
    <>
      <span className="torg-campaign__kind">{above}</span> {title}
    </>
  );
  return (
    <Section id="campaign" heading={above === null ? title : heading} className="torg-campaign">
      {picture !== null && picture !== "" && <ShopPicture src={picture} width={320} height={320} />}
      {text !== "" && <p>{text}</p>}
      {conditions !== "" && <p className="torg-campaign__conditions">{conditions}</p>}
      {url !== null && (
        <LinkButton href={url} aria-describedby="campaign">
          {toCampaign}
        </LinkButton>
      )}
      <div className="torg-campaign__countdown">{children ?? <CampaignCountdown endsAt={endsAt} />}</div>
    </Section>
  );
}
