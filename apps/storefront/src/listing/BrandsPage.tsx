import { brandAddress } from "@torg/navigation/domain";
import type { BrandsPageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";
import { brandGroups } from "@torg/navigation/domain";

/** Props of `BrandsPage`. */
export interface BrandsPageProps {
  readonly page: BrandsPageData;
}

/** All brands by their first letter, with a row of letters to jump by. */
export function BrandsPage({ page }: BrandsPageProps): ReactNode {
  const texts = storefrontTexts.brands;
  const groups = brandGroups(page.brands);
  return (
    <div className="torg-brands-page">
      <h1>{texts.heading}</h1>
      <p className="torg-lead">{texts.lead}</p>
      <nav className="torg-brands-page__letters" aria-label={texts.letters}>
        {groups.map(({ letter }) => (
          <a key={letter} href={`#${encodeURIComponent(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({ letter, brands }) => (
        <section key={letter} className="torg-brands-page__group" aria-labelledby={letter}>
          <h2 id={letter}>{letter}</h2>
          <ul>
            {brands.map((brand) => (
              <li key={brand.brandId}>
                <a href={brandAddress(brand)}>{brand.brandName}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
