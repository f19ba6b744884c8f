import { WishHeartForm } from "@torg/account";
import { CatalogProvider, HomePage as HomeParts } from "@torg/catalog";
import type { ShopSettings } from "@torg/navigation/contract";
import { laterNavigationTexts } from "@torg/navigation/texts";
import type { HomePageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { RatingNote } from "../frame/RatingNote.tsx";
import { buySlot } from "../buying/buySlot.tsx";
import { wishHeart } from "../buying/wishHeart.tsx";
import { seen } from "../seen/seen.island.tsx";
import { carousel } from "./carousel.island.tsx";
import { countdown } from "./countdown.island.tsx";

/** Props of `HomePage`. */
export interface HomePageProps {
  readonly page: HomePageData;
  readonly settings: ShopSettings;
  readonly path: string;
}

/** The start page, with the shop's own texts or the storefront's, and its islands in their slots. */
export function HomePage({ page, settings, path }: HomePageProps): ReactNode {
  const texts = laterNavigationTexts.home;
  const { heading = "", lead = "", link = null, promises = [] } = page.intro ?? {};
  const { carousel: slides, campaign, categories, products, rows, brands = [], stores = null } = page;
  return (
    <CatalogProvider settings={settings}>
      <HomeParts
        link={link}
        heading={heading || texts.heading(settings.shopName)}
        lead={lead || texts.lead}
        promises={promises.length > 0 ? promises : texts.promises}
        {...{ slides, campaign, categories, products, rows, brands, stores }}
        buy={buySlot({ path, settings })}
        corner={wishHeart}
        carousel={<carousel.Place slides={slides} />}
        countdown={campaign === null ? null : <countdown.Place endsAt={campaign.endsAt} />}
      />
      <RatingNote products={[...products, ...rows.flatMap((row) => row.products)]} layout={page.layout} />
      <WishHeartForm path={path} />
      <seen.Place settings={settings} />
    </CatalogProvider>
  );
}
