import type { HomePageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";
import { PagePicture } from "../frame/PagePicture.tsx";
import { carousel } from "./carousel.island.tsx";

/** Props of `HomeHero`. */
export interface HomeHeroProps {
  readonly page: HomePageData;
  /** The shop's name, which greets where the shop has no words of its own. */
  readonly shopName: string;
}

/** Three products of the page, where the shop has chosen nothing to show first. */
function HeroPictures({ products }: Pick<HomePageData, "products">): ReactNode {
  const pictured = products
    .flatMap(({ productId: id, name, url, image }) => (image?.thumb ? [{ id, name, url, thumb: image.thumb }] : []))
    .slice(0, 3);
  return (
    <div className="torg-home-hero__pictures">
      {pictured.map(({ id, name, url, thumb }) => (
        <a key={id} href={url}>
          <PagePicture src={thumb} alt={name} width={220} height={220} eager />
        </a>
      ))}
    </div>
  );
}

/** The first thing in the shop: what it sells, beside what it wants to show, or three of its products. */
export function HomeHero({ page, shopName }: HomeHeroProps): ReactNode {
  const texts = storefrontTexts.home;
  return (
    <section className="torg-home-hero">
      <div>
        <h1 className="torg-home-hero__heading">{page.intro?.heading || texts.heading(shopName)}</h1>
        <p className="torg-home-hero__lead">{page.intro?.lead || texts.lead}</p>
      </div>
      {page.carousel.length === 0 ? (
        <HeroPictures products={page.products} />
      ) : (
        <carousel.Place items={page.carousel} />
      )}
    </section>
  );
}
