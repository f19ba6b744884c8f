import type { HomePage } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";
import { PagePicture } from "./PagePicture.tsx";

/** Props of `HomeHero`. */
export interface HomeHeroProps {
  readonly page: HomePage;
}

/** The first thing in the shop: what it sells, and three of its products. */
export function HomeHero({ page }: HomeHeroProps): ReactNode {
  const texts = storefrontTexts.home;
  const pictured = page.products
    .flatMap(({ product_id: id, product_name: name, product_url: url, product_puff_image: image }) =>
      image?.thumb ? [{ id, name, url, thumb: image.thumb }] : [],
    )
    .slice(0, 3);
  return (
    <section className="torg-home-hero">
      <div>
        <h1 className="torg-home-hero__heading">{texts.heading}</h1>
        <p className="torg-home-hero__lead">{texts.lead}</p>
      </div>
      <div className="torg-home-hero__pictures">
        {pictured.map(({ id, name, url, thumb }) => (
          <a key={id} href={url}>
            <PagePicture src={thumb} alt={name} width={220} height={220} eager />
          </a>
        ))}
      </div>
    </section>
  );
}
