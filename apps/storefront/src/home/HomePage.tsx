import { CatalogProvider, ProductRow } from "@torg/catalog";
import type { ShopSettings } from "@torg/navigation/contract";
import type { HomePageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";
import { CampaignBanner } from "./CampaignBanner.tsx";
import { CategoryCards } from "./CategoryCards.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { buySlot } from "../buying/buySlot.tsx";

/** Two rows of four on a wide screen. */
const shownProducts = 8;

/** Props of `HomePage`. */
export interface HomePageProps {
  readonly page: HomePageData;
  readonly settings: ShopSettings;
  readonly path: string;
}

/** The shop's first page: what it sells, its departments, and what others buy. */
export function HomePage({ page, settings, path }: HomePageProps): ReactNode {
  const texts = storefrontTexts.home;
  const { promises: own = [] } = page.intro ?? {};
  const promises = own.length > 0 ? own : texts.promises;
  return (
    <>
      <HomeHero page={page} shopName={settings.shopName} />
      {page.campaign === null ? null : <CampaignBanner campaign={page.campaign} />}
      <CategoryCards heading={texts.categories} categories={page.categories} />
      <CatalogProvider settings={settings}>
        <ProductRow
          id="home-products"
          heading={texts.products}
          products={page.products.slice(0, shownProducts)}
          buy={buySlot({ path, settings })}
        />
      </CatalogProvider>
      <ul className="torg-promises" aria-label={texts.promisesLabel}>
        {promises.map(({ heading, text }) => (
          <li key={heading}>
            <strong>{heading}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
