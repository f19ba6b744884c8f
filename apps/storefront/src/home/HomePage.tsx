import { CatalogProvider, HomePage as HomeParts } from "@torg/catalog";
import type { ShopSettings } from "@torg/navigation/contract";
import type { HomePageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { buySlot } from "../buying/buySlot.tsx";
import { storefrontTexts } from "../texts/sv.ts";
import { carousel } from "./carousel.island.tsx";
import { countdown } from "./countdown.island.tsx";

/** Props of `HomePage`. */
export interface HomePageProps {
  readonly page: HomePageData;
  readonly settings: ShopSettings;
  readonly path: string;
}

/** The shop's first page in its own words, or in those of the storefront, with what wakes later in its slots. */
export function HomePage({ page, settings, path }: HomePageProps): ReactNode {
  const texts = storefrontTexts.home;
  const { heading = "", lead = "", promises = [] } = page.intro ?? {};
  const { carousel: slides, campaign, categories, products } = page;
  return (
    <CatalogProvider settings={settings}>
      <HomeParts
        heading={heading || texts.heading(settings.shopName)}
        lead={lead || texts.lead}
        promises={promises.length > 0 ? promises : texts.promises}
        {...{ slides, campaign, categories, products }}
        buy={buySlot({ path, settings })}
        carousel={<carousel.Place slides={slides} />}
        countdown={campaign === null ? null : <countdown.Place endsAt={campaign.endsAt} />}
      />
    </CatalogProvider>
  );
}
