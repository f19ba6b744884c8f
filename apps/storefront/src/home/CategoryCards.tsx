import type { ReactNode } from "react";
import { PagePicture } from "../frame/PagePicture.tsx";

/** Props of `CategoryCards`. */
export interface CategoryCardsProps {
  readonly heading: string;
  readonly categories: readonly { readonly name: string; readonly url: string; readonly image: string | null }[];
}

/** The shop's departments as a row of large links with pictures; nothing when there are none. */
export function CategoryCards({ heading, categories }: CategoryCardsProps): ReactNode {
  if (categories.length === 0) return null;
  return (
    <section className="torg-category-cards" aria-labelledby="category-cards">
      <h2 id="category-cards" className="torg-section-heading">
        {heading}
      </h2>
      <ul className="torg-category-cards__list">
        {categories.map(({ name, url, image }) => (
          <li key={url}>
            <a className="torg-category-cards__card" href={url}>
              {image === null || image === "" ? null : <PagePicture src={image} width={160} height={120} />}
              <span className="torg-category-cards__name">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
