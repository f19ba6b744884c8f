import { Section } from "@torg/ui";
import type { ReactElement } from "react";
import { ShopPicture } from "../shop-picture/ShopPicture.tsx";

/** A category with an optional picture. */
export interface PicturedCategory {
  readonly name: string;
  readonly url: string;
  readonly image: string | null;
}

/** Props of CategoryCards. */
export interface CategoryCardsProps {
  /** Id of the heading, as a link target. Default: `category-cards`. */
  readonly id?: string;
  readonly heading: string;
  readonly categories: readonly PicturedCategory[];
}

/** The shop's departments as large links with pictures; renders nothing if there are none. */
export function CategoryCards(props: CategoryCardsProps): ReactElement | null {
  const { id = "category-cards", heading, categories } = props;
  if (categories.length === 0) return null;
  return (
    <Section id={id} heading={heading} className="torg-category-cards">
      <ul className="torg-category-cards__list">
        {categories.map(({ name, url, image }) => (
          <li key={url}>
            <a className="torg-category-cards__card" href={url}>
              {image !== null && image !== "" && <ShopPicture src={image} width={160} height={120} />}
              <span className="torg-category-cards__name">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
