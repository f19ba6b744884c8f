import type { ReactElement, ReactNode } from "react";
import type { ListingProduct } from "../../contract/listingProduct.ts";
import { CategoryCards, type PicturedCategory } from "../category-cards/CategoryCards.tsx";
import { ProductRow } from "../product-row/ProductRow.tsx";
import type { BuySlot } from "../product-tile/ProductTile.tsx";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";
import { BrandLinks, type BrandLinksProps } from "./BrandLinks.tsx";
import { CampaignBanner, type Campaign } from "./CampaignBanner.tsx";
import { HomeCarousel, type HomeSlide } from "./HomeCarousel.tsx";
import { HomeHero, type HomeHeroProps } from "./HomeHero.tsx";
import { StoresNote, type StoresNoteProps } from "./StoresNote.tsx";
import { ShopPromises, type ShopPromise } from "./ShopPromises.tsx";

/** Two rows of four on a wide screen. */
const shownProducts = 8;

/** Products under a heading that the shop chose. */
export interface HomeRow {
  readonly heading: string;
  readonly products: readonly ListingProduct[];
}

/** Props of HomePage. Empty or missing parts are left out of the page. */
export interface HomePageProps {
  /** The page heading and the sentence below it. */
  readonly heading: string;
  readonly lead: string;
  /** A button below them. */
  readonly link?: HomeHeroProps["link"];
  /** Featured slides; three products are shown if there are none. */
  readonly slides?: readonly HomeSlide[];
  readonly campaign?: Campaign | null;
  readonly categories?: readonly PicturedCategory[];
  readonly products?: readonly ListingProduct[];
  /** The shop's own rows; they replace the row of `products`. */
  readonly rows?: readonly HomeRow[];
  readonly promises?: readonly ShopPromise[];
  readonly brands?: BrandLinksProps["brands"];
  readonly stores?: StoresNoteProps["stores"] | null;
  /** The buy control of a product. */
  readonly buy?: BuySlot | undefined;
  /** Shown in the lower corner of a picture, such as a heart. */
  readonly corner?: ((product: ListingProduct) => ReactNode) | undefined;
  /** Renders the slides, if there are any. Default: `HomeCarousel`. */
  readonly carousel?: ReactNode;
  /** The remaining time of the campaign. Default: `CampaignCountdown`. */
  readonly countdown?: ReactNode;
}

/** The shop's home page: hero, campaign, departments and popular products. */
export function HomePage(props: HomePageProps): ReactElement {
  const { heading, lead, slides = [], campaign = null, categories = [], products = [], promises = [] } = props;
  const {
    link = null,
    rows = [],
    brands = [],
    stores = null,
    buy,
    corner,
    carousel = <HomeCarousel slides={slides} />,
    countdown,
  } = props;
  const texts = useLaterCatalogTexts("home");
  const popular = { heading: texts.products, products: products.slice(0, shownProducts) };
  const shown = rows.length > 0 ? rows : [popular];
  return (
    <>
      <HomeHero {...{ heading, lead, link, products }}>{slides.length > 0 ? carousel : undefined}</HomeHero>
      {campaign !== null && <CampaignBanner campaign={campaign}>{countdown}</CampaignBanner>}
      <CategoryCards heading={texts.categories} categories={categories} />
      {shown.map((row, index) => (
        <ProductRow
          key={row.heading}
          id={index === 0 ? "home-products" : `home-products-${index + 1}`}
          {...row}
          buy={buy}
          corner={corner}
        />
      ))}
      <BrandLinks brands={brands} />
      {stores !== null && <StoresNote stores={stores} />}
      <ShopPromises promises={promises} />
    </>
  );
}
