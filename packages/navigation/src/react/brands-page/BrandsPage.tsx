import { ColumnPage } from "@torg/ui";
import type { ReactElement } from "react";
import { brandAddress, brandGroups, type BrandLink, type NamedBrand } from "../../domain/index.ts";
import { useNavigationAddresses, useNavigationTexts } from "../provider/NavigationProvider.tsx";

/** Props of BrandsPage. */
export interface BrandsPageProps {
  /** In any order. */
  readonly brands: readonly (NamedBrand & BrandLink)[];
}

/** All brands by their first letter, with a row of letters as jump links. */
export function BrandsPage({ brands }: BrandsPageProps): ReactElement {
  const { brandsPage: texts } = useNavigationTexts();
  const addresses = useNavigationAddresses();
  const groups = brandGroups(brands);
  return (
    <ColumnPage heading={texts.heading} lead={groups.length === 0 ? texts.none : texts.lead} width="full">
      {groups.length === 0 ? null : (
        <nav className="torg-brands-page__letters" aria-label={texts.letters}>
          {groups.map(({ letter }) => (
            <a key={letter} href={`#${encodeURIComponent(letter)}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      {groups.map(({ letter, brands: members }) => (
        <section key={letter} className="torg-brands-page__group" aria-labelledby={letter}>
          <h2 id={letter}>{letter}</h2>
          <ul>
            {members.map((brand) => (
              <li key={brand.brandId}>
                <a href={brandAddress(brand, addresses)}>{brand.brandName}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ColumnPage>
  );
}
