import { LinkButton } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { ListingProduct } from "../../contract/listingProduct.ts";
import { ShopPicture } from "../shop-picture/ShopPicture.tsx";

/** Number of product pictures in the hero. */
const shownPictures = 3;

/** Props of HomeHero. */
export interface HomeHeroProps {
  /** The heading of the page. */
  readonly heading: string;
  readonly lead: string;
  /** A button below the lead. */
  readonly link?: { readonly name: string; readonly url: string } | null | undefined;
  /** If there are no children, the first of these with a picture are shown. */
  readonly products: readonly ListingProduct[];
  /** Featured content, such as `HomeCarousel`. Default: three products. */
  readonly children?: ReactNode;
}

function HeroPictures({ products }: Pick<HomeHeroProps, "products">): ReactElement {
  const pictured = products
    .flatMap(({ productId: id, name, url, image }) => (image?.thumb ? [{ id, name, url, image }] : []))
    .slice(0, shownPictures);
  return (
    <div className="torg-home-hero__pictures">
      {pictured.map(({ id, name, url, image }) => (
        <a key={id} href={url}>
          <ShopPicture src={image.thumb} told={image} alt={name} width={220} height={220} isEager />
        </a>
      ))}
    </div>
  );
}

/** The top of the home page: what the shop sells, beside its featured content. */
export function HomeHero({ heading, lead, link = null, products, children }: HomeHeroProps): ReactElement {
  return (
    <section className="torg-home-hero">
      <div>
        <h1 className="torg-home-hero__heading">{heading}</h1>
        <p className="torg-home-hero__lead">{lead}</p>
        {link !== null && (
          <LinkButton href={link.url} variant="primary" size="large">
            {link.name}
          </LinkButton>
        )}
      </div>
      {children ?? <HeroPictures products={products} />}
    </section>
  );
}
