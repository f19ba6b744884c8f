import type { ReactElement, ReactNode } from "react";
import type { ListingProduct } from "../../contract/listingProduct.ts";
import type { HomeRow } from "../home-page/HomePage.tsx";
import { ProductRow } from "../product-row/ProductRow.tsx";
import type { BuySlot } from "../product-tile/ProductTile.tsx";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Props of CampaignPage. */
export interface CampaignPageProps {
  readonly heading: string;
  /** ISO 8601. */
  readonly endsAt: string;
  /** The products that the shop has chosen for the campaign. */
  readonly rows: readonly HomeRow[];
  /** What the shop says about the campaign. */
  readonly children: ReactNode;
  /** The buy control of a product. */
  readonly buy?: BuySlot | undefined;
  /** Content for the lower corner of a picture, such as a heart. */
  readonly corner?: ((product: ListingProduct) => ReactNode) | undefined;
}

/** The page of a campaign: what it is about, until when it runs, and its products. */
export function CampaignPage({ heading, endsAt, rows, children, buy, corner }: CampaignPageProps): ReactElement {
  const { campaignUntil } = useLaterCatalogTexts("home");
  return (
    <>
      <article className="torg-campaign-page">
        <h1>{heading}</h1>
        <p className="torg-campaign-page__until">{campaignUntil(endsAt)}</p>
        {children}
      </article>
      {rows.map((row, index) => (
        <ProductRow key={row.heading} id={`products-${index + 1}`} {...row} buy={buy} corner={corner} />
      ))}
    </>
  );
}
