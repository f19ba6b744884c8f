import { WishHeartForm } from "@torg/account";
import { CampaignPage as CampaignParts, CatalogProvider } from "@torg/catalog";
import type { ShopSettings } from "@torg/navigation/contract";
import type { CampaignPageData } from "@torg/pages/contract";
import { SanitisedHtml } from "@torg/ui";
import type { ReactNode } from "react";
import { buySlot } from "../buying/buySlot.tsx";
import { wishHeart } from "../buying/wishHeart.tsx";
import { RatingNote } from "../frame/RatingNote.tsx";
import { Trail } from "../frame/Trail.tsx";

/** Props of `CampaignPage`. */
export interface CampaignPageProps {
  readonly page: CampaignPageData;
  readonly settings: ShopSettings;
  readonly path: string;
}

/** A campaign: its text, its end date, and the products that the shop chose for it. */
export function CampaignPage({ page, settings, path }: CampaignPageProps): ReactNode {
  const { heading, html, endsAt, rows, layout } = page;
  return (
    <CatalogProvider settings={settings}>
      <Trail links={[]} current={heading} />
      <CampaignParts {...{ heading, endsAt, rows }} buy={buySlot({ path, settings })} corner={wishHeart}>
        <SanitisedHtml html={html} />
      </CampaignParts>
      <RatingNote products={rows.flatMap(({ products }) => products)} layout={layout} />
      <WishHeartForm path={path} />
    </CatalogProvider>
  );
}
